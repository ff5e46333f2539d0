// Starts the page: fetches the program, shows how far it has come, runs it.
import init from "{glue}";

const size = {size}; // bytes, unpacked: the length a host sends is the packed one

async function count(response) {
  const bar = document.getElementById("boot-progress");
  const reader = response.body.getReader();
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read += value.length;
    if (bar) bar.value = Math.min(read / size, 1);
  }
}

async function start() {
  const response = await fetch("{wasm}");
  if (!response.ok) throw new Error(`the program did not arrive (${response.status})`);
  // The browser keeps the compiled program only if it gets the response itself; progress reads a copy.
  count(response.clone()).catch(() => {});
  await init({ module_or_path: response });
}

start().catch((error) => {
  const line = document.getElementById("boot-words");
  if (line) line.textContent = "The game could not start. Reload the page; if that does not help, try another browser.";
  throw error;
});
