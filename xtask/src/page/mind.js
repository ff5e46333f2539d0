
// The end of the program of a computer player: bytes from the page go in, what it says goes out as bytes; it thinks in slices.
const ready = __wbg_init({ module_or_path: new URL("./{wasm}", import.meta.url) });
const slices = new MessageChannel();
slices.port1.onmessage = () => think() && slices.port2.postMessage(null);
// What fails in a promise is told to the page as any other error.
ready.catch(reportError);
addEventListener("message", async (event) => {
  try {
    await ready;
    if (receive({game}, event.data)) slices.port2.postMessage(null);
  } catch (error) {
    reportError(error);
  }
});
