/** A check of security: what must be so, the tests that show it, and what does not hold yet. */
export type Check = {
  readonly number: number
  readonly text: string
  /** Tests, as 'file below tests/ › describe › test'. */
  readonly proofs: readonly string[]
  /** What no test shows yet; null where all of it holds. */
  readonly lacks: string | null
  /** The ability with which the check begins to mean something; null where it exists. */
  readonly comesWith: string | null
}

export type Group = { readonly title: string; readonly checks: readonly Check[] }

/** All of it is shown by tests. */
export const holds = (number: number, text: string, ...proofs: readonly string[]): Check => ({
  number,
  text,
  proofs,
  lacks: null,
  comesWith: null,
})

/** Tests show it but for what it lacks. */
export const partly = (
  number: number,
  text: string,
  lacks: string,
  ...proofs: readonly string[]
): Check => ({ number, text, proofs, lacks, comesWith: null })

/** There is nothing to check before an ability exists. */
export const comesWith = (number: number, text: string, ability: string): Check => ({
  number,
  text,
  proofs: [],
  lacks: null,
  comesWith: ability,
})
