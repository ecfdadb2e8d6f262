/** Bots think here, one question after the other. Who is to stop thinking is ended with this worker. */
import { startPython } from './python';

let think: Promise<(question: string) => string> | undefined;

self.onmessage = async ({ data }: MessageEvent<{ folder: string; engine: string } | { number: number; question: string }>) => {
  if ('folder' in data) {
    think = startPython(data.folder, data.engine).then((python) => python.pyimport('edubba.page.thinker').think as (question: string) => string);
    think.catch(() => {}); // whoever asks is told
    return;
  }
  try {
    self.postMessage({ number: data.number, said: (await think!)(data.question) });
  } catch (trouble) {
    self.postMessage({ number: data.number, said: JSON.stringify({ trouble: String(trouble) }) });
  }
};
