/** Milliseconds in which a thought that nobody wants any more may come to its end by itself. */
const GRACE = 1000;

interface Asked {
  number: number;
  done: (said: string) => void;
}

/** The worker in which bots think. One that goes on although nobody waits is ended, and a fresh one started. */
export class Thinker {
  #worker: Worker | undefined;
  #asked: Asked | undefined;
  #impatience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => Worker) {}

  /** Get ready before the first question comes. */
  warm(): void {
    this.#worker ??= this.#started();
  }

  think(number: number, question: string): Promise<string> {
    if (this.#asked) this.#restart(); // it still thinks about what nobody wants to know
    this.warm();
    return new Promise((done) => {
      this.#asked = { number, done };
      this.#worker!.postMessage({ number, question });
    });
  }

  forget(number: number): void {
    if (this.#asked?.number === number) this.#impatience ??= setTimeout(() => this.#restart(), GRACE);
  }

  /** Nobody has a question any more: the memory of its worker is needed elsewhere. */
  rest(): void {
    this.#worker?.terminate();
    this.#settle();
    this.#worker = undefined;
  }

  #started(): Worker {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<{ number: number; said: string }>) => this.#answered(data.number, data.said);
    worker.onerror = () => {
      const { number } = this.#asked ?? {};
      this.#worker = undefined;
      if (number !== undefined) this.#answered(number, JSON.stringify({ trouble: 'its worker is gone' }));
    };
    return worker;
  }

  #answered(number: number, said: string): void {
    if (this.#asked?.number !== number) return;
    const { done } = this.#asked;
    this.#settle();
    done(said);
  }

  #restart(): void {
    this.#worker?.terminate();
    this.#settle();
    this.#worker = this.#started();
  }

  #settle(): void {
    clearTimeout(this.#impatience);
    this.#impatience = this.#asked = undefined;
  }
}
