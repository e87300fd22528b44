/** Work that waits for earlier work of the same name, so that each finds what the one before it left. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Does it once all that was asked for under this name before is done, however that ended. */
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
