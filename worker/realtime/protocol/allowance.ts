/** At most so many of something in any span of time. */
export class Allowance {
  readonly #most: number
  readonly #span: number
  #taken: number[] = []

  constructor(most: number, milliseconds: number) {
    this.#most = most
    this.#span = milliseconds
  }

  /** Takes one at this instant (ms); false when the allowance is used up. */
  take(now: number) {
    this.#taken = this.#taken.filter((at) => now - at < this.#span)
    if (this.#taken.length >= this.#most) return false
    this.#taken.push(now)
    return true
  }
}
