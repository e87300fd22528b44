/** A check of security: what must be so, the tests that show it, and what does not hold yet. */
export type Check = {
  readonly number: number
  readonly text: string
  /** Tests, as 'file below tests/ › describe › test'. */
  readonly proofs: readonly string[]
  /** What no test shows yet; null where all of it holds. */
  readonly lacks: string | null
}

export type Group = { readonly title: string; readonly checks: readonly Check[] }

/** All of it is shown by tests. */
export const holds = (number: number, text: string, ...proofs: readonly string[]): Check => ({
  number,
  text,
  proofs,
  lacks: null,
})

/** Tests show it but for what it lacks. */
export const partly = (
  number: number,
  text: string,
  lacks: string,
  ...proofs: readonly string[]
): Check => ({ number, text, proofs, lacks })
