// The engine in a worker of the page.

/** Why an answer does not come: somebody cancelled. */
export class Cancelled extends Error {}

/** Asks a worker, which is started when it is needed. */
export class Engine {
  #starting = null;
  #waiting = new Map();
  #next = 1;

  /** Returns a promise of the answer to a message. */
  async ask(message, onProgress = () => {}) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#started().then(
        (worker) => worker.postMessage({ id, ...message }),
        (e) => this.#fail(e),
      );
    });
  }

  /** Ends what is running, and begins again with a new worker. */
  cancel() {
    this.#end();
    this.#fail(new Cancelled('cancelled'));
    this.#started();
  }

  async #started() {
    this.#starting ??= globalThis.sitemapEngine.start();
    const starting = this.#starting;
    const worker = await starting;
    if (starting === this.#starting && !worker.onmessage) {
      worker.onmessage = ({ data }) => this.#take(data);
      worker.onerror = (event) => {
        this.#end();
        this.#fail(new Error(event.message ?? 'the engine cannot be started'));
      };
    }
    return worker;
  }

  #end() {
    this.#starting?.then((worker) => worker.terminate(), () => {});
    this.#starting = null;
  }

  #fail(error) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ reject }) => reject(error));
  }

  #take(answer) {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if (answer.type === 'progress') {
      waiting.onProgress(answer);
      return;
    }
    this.#waiting.delete(answer.id);
    if (answer.type === 'done') waiting.resolve(answer);
    else waiting.reject(new Error(answer.message));
  }
}
