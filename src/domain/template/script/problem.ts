/** Thrown where a script cannot be read or run; `from` and `to` are the characters that it is about. */
export class ScriptProblem extends Error {
  readonly from: number
  readonly to: number

  constructor(message: string, from: number, to: number) {
    super(message)
    this.from = from
    this.to = to
  }
}
