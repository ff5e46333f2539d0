
// The end of the script of a computer player: starts its program. What fails is told to the page as any other error.
__wbg_init({ module_or_path: new URL("./{wasm}", import.meta.url) }).catch(reportError);
