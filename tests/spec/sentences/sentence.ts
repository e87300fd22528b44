/** A sentence, bullet, row or figure of the specification, and what shows that it holds. */
export type Sentence = {
  readonly text: string
  /** Tests, as 'file below tests/ › describe › test'; behind ' · ' the row of its table that is meant. */
  readonly proofs: readonly string[]
  /** Why there is nothing to prove; null where proofs are. */
  readonly context: string | null
}

export type Section = { readonly title: string; readonly sentences: readonly Sentence[] }

/** A sentence that tests prove. */
export const proved = (text: string, ...proofs: readonly string[]): Sentence => ({
  text,
  proofs,
  context: null,
})

/** A sentence that asks for nothing. */
export const context = (text: string, why: string): Sentence => ({ text, proofs: [], context: why })
