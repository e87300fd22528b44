/** Runs asynchronous work one after the other for each name. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs `work` after all earlier work of this name has settled, and returns its result. */
  take<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(name, mine)
    const forget = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name)
    }
    mine.then(forget, forget)
    return mine
  }
}
