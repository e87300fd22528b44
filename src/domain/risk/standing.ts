import type { DateOnly } from '#domain/dates'
import { changesSince } from './changes.ts'
import type { RiskStanding } from './labels.ts'
import type { RiskAssessment, RiskFact, RiskRound } from './risk.ts'

/** The round that counts; undefined where none was ever made. */
export const lastRound = (assessment: Pick<RiskAssessment, 'rounds'> | null) =>
  assessment?.rounds.at(-1)

export type RiskNow = { readonly standing: RiskStanding; readonly changes: readonly string[] }

const overdue = ({ review_on }: RiskRound, today: DateOnly) =>
  review_on < today ? [`It was to be looked at again by ${review_on}`] : []

/** How an assessment stands against the facts of now: one that rests on anything else is re-opened, whatever was saved. */
export const riskNow = (
  assessment: RiskAssessment | null,
  facts: readonly RiskFact[],
  today: DateOnly,
): RiskNow => {
  const round = lastRound(assessment)
  if (assessment === null || round === undefined) return { standing: 'none', changes: [] }
  if (round.ended) return { standing: assessment.status, changes: round.ended.words }
  const changes = [
    ...changesSince(round, facts).map(({ words }) => words),
    ...overdue(round, today),
  ]
  if (changes.length > 0) return { standing: 'reopened', changes }
  // What was entered before questions were asked was never approved, and waits for nobody.
  const isWaiting = round.level === 'high' && round.approved === null && round.answers !== null
  return { standing: isWaiting ? 'second_person' : 'current', changes: [] }
}

/** Whether all that changed is what nobody outside the firm may infer from where the case stands. */
export const isSilent = (round: RiskRound, facts: readonly RiskFact[], today: DateOnly) => {
  const changes = changesSince(round, facts)
  return (
    changes.length > 0 &&
    overdue(round, today).length === 0 &&
    changes.every(({ topic }) => topic === 'sanctions')
  )
}
