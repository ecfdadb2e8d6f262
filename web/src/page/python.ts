import type { PyodideInterface } from 'pyodide';

/** Everything that is fetched, in bytes, and how much of it is here. */
export type Progress = (here: number) => void;

/** A file that did not come, or not whole. */
export class Unreachable extends Error {}
/** This browser cannot run what came. */
export class TooOld extends Error {}

const PACKAGES = '/lib/python3.14/site-packages';

/** Python from this folder, with what this archive holds; nothing else is asked for.
 *
 * The runtime would wait for ever for a file that does not come, or that cannot be run here; we do not. */
export function startPython(folder: string, engine: string, progress: Progress = () => {}): Promise<PyodideInterface> {
  return new Promise((go, stop) => {
    if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) return stop(new TooOld());
    watchFetches(progress, () => stop(new Unreachable()));
    watchCompiling(() => stop(new TooOld()));
    begin(folder, engine).then(go, stop);
  });
}

async function begin(folder: string, engine: string): Promise<PyodideInterface> {
  const zip = fetch(engine).then((answer) => answer.arrayBuffer());
  zip.catch(() => {}); // told already
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`).catch(() => {
    throw new Unreachable();
  })) as typeof import('pyodide');
  const lock = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '0' }, packages: {} };
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents: JSON.stringify(lock) });
  python.unpackArchive(await zip, 'zip', { extractDir: PACKAGES });
  return python;
}

/** Let every fetch of this worker tell how far it is, and whether it failed. */
function watchFetches(progress: Progress, lost: () => void): void {
  const plain = self.fetch.bind(self);
  let here = 0;
  self.fetch = async (what, how) => {
    const answer = await plain(what, how).catch((trouble: unknown) => {
      lost();
      throw trouble;
    });
    if (!answer.ok) lost();
    if (!answer.body) return answer;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, on) {
        progress((here += part.byteLength));
        on.enqueue(part);
      },
    });
    answer.body.pipeTo(counted.writable).catch(lost); // cut off on the way
    const headers = new Headers(answer.headers);
    if (answer.url.endsWith('.wasm')) headers.set('content-type', 'application/wasm'); // not every web space knows what it is
    return new Response(counted.readable, { status: answer.status, statusText: answer.statusText, headers });
  };
}

function watchCompiling(failed: () => void): void {
  const plain = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (source, imports) => {
    const made = plain(source, imports);
    made.catch((trouble: unknown) => {
      if (trouble instanceof WebAssembly.CompileError || trouble instanceof WebAssembly.LinkError) failed();
    });
    return made;
  };
}
