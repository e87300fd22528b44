/** Runs asynchronous work one after the other for each name. */
export class SerialQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs `work` after all earlier work of this name has settled, and returns its result. */
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const previous = this.#last.get(name) ?? Promise.resolve()
    const current = previous.then(work, work)
    this.#last.set(name, current)
    const cleanUp = () => {
      if (this.#last.get(name) === current) this.#last.delete(name)
    }
    current.then(cleanUp, cleanUp)
    return current
  }
}
