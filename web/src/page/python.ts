import type { PyodideInterface } from 'pyodide';

/** Everything that is fetched, in bytes, and how much of it is here. */
export type Progress = (here: number) => void;

const PACKAGES = '/lib/python3.14/site-packages';

/** Python with Edubba in it. All files lie in one folder of ours; nothing else is asked for. */
export async function startPython(folder: string, progress: Progress = () => {}): Promise<PyodideInterface> {
  count(progress);
  const zip = fetch(`${folder}edubba.zip`).then(whole);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import('pyodide');
  const lock = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '0' }, packages: {} };
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents: JSON.stringify(lock) });
  python.unpackArchive(await zip, 'zip', { extractDir: PACKAGES });
  return python;
}

async function whole(answer: Response): Promise<ArrayBuffer> {
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.arrayBuffer();
}

/** Let every fetch of this worker tell how far it is. */
function count(progress: Progress): void {
  const plain = self.fetch.bind(self);
  let here = 0;
  self.fetch = async (what, how) => {
    const answer = await plain(what, how);
    if (!answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, on) {
          progress((here += part.byteLength));
          on.enqueue(part);
        },
      }),
    );
    return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  };
}
