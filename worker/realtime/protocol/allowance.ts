/** A sliding-window rate limiter. */
export class Allowance {
  readonly #most: number
  readonly #span: number
  #taken: number[] = []

  constructor(most: number, milliseconds: number) {
    this.#most = most
    this.#span = milliseconds
  }

  /** Uses one at `now` (ms); false when the limit is reached. */
  take(now: number) {
    this.#taken = this.#taken.filter((at) => now - at < this.#span)
    if (this.#taken.length >= this.#most) return false
    this.#taken.push(now)
    return true
  }
}
