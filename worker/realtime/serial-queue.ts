/** Runs asynchronous work one after the other for each name. */
export class SerialQueue {
  readonly #last = new Map<string, Promise<unknown>>()

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
