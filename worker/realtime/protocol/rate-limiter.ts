/** A sliding-window rate limiter. */
export class RateLimiter {
  readonly #most: number
  readonly #span: number
  #taken: number[] = []

  constructor(limit: number, milliseconds: number) {
    this.#most = limit
    this.#span = milliseconds
  }

  /** Uses one at `now` (ms); false when the limit is reached. */
  tryTake(now: number) {
    this.#taken = this.#taken.filter((at) => now - at < this.#span)
    if (this.#taken.length >= this.#most) return false
    this.#taken.push(now)
    return true
  }
}
