import type { Known, MatterFacts, QuoteFacts } from './facts.ts'
import type { CountedFact, FactTest } from './scale/scale.ts'

export type Answers = Readonly<Record<string, unknown>> & {
  readonly unregistered?: unknown
  readonly new_build?: unknown
}

const isAnswer = (value: unknown): value is string | boolean | null =>
  value === null || typeof value === 'string' || typeof value === 'boolean'

const passes = (test: FactTest, answers: Answers): Known => {
  const answer = answers[test.fact] ?? null
  if (!isAnswer(answer)) return false
  return test.is.includes(answer) || (answer === null ? null : false)
}

/** Whether all tests hold: false if one fails, else null if one is unknown, else true. */
export const isMet = (tests: readonly FactTest[], answers: Answers): Known => {
  const answered = tests.map((test) => passes(test, answers))
  if (answered.includes(false)) return false
  return answered.includes(null) ? null : true
}

/** The multiplier of a charge; null if the number is not known. */
export const countOf = (
  per: CountedFact | null,
  answers: Answers,
  facts: Pick<QuoteFacts, 'clients'>,
): number | null => {
  if (per === null) return 1
  if (per === 'client') return Math.max(1, facts.clients.length)
  const count = answers[per]
  return typeof count === 'number' ? Math.max(0, count) : null
}

export const answersOf = (matter: MatterFacts, nation: MatterFacts['nation']): Answers => ({
  ...matter,
  nation,
})
