import type { Conveyance } from '#domain/conveyance/conveyance'
import { addDays } from '#domain/dates'
import type { FundsKind } from '#domain/funds/funds'
import { approvedBy, assessed, newAssessment } from '#domain/risk/changing'
import type { RiskAssessment, RiskFact } from '#domain/risk/risk'
import { idAt } from '../../ids.ts'
import type { Random } from '../../random.ts'

const REVIEW_DAYS = 90

const expectedOf = ({ matter_type, flags, lender }: Conveyance): FundsKind[] =>
  matter_type === 'purchase'
    ? [
        'savings',
        ...(lender ? (['mortgage'] as const) : []),
        ...(flags.includes('gifted_deposit') ? (['gift'] as const) : []),
      ]
    : []

const entryFor = (conveyance: Conveyance, today: string) => ({
  answers: {
    exposed: 'no',
    kind: conveyance.flags.includes('company') ? 'company' : 'people',
    manner: 'usual',
    country: 'uk',
    meeting: 'in_person',
    purpose: 'home',
    value: 'fits',
    cash: 'no',
    third_party: 'no',
  } as const,
  basis: {
    client: 'Public offices and news searched by name; nothing found',
    geography: 'Lives and works in the county',
    delivery: 'Came to the office with their papers',
    matter: 'Their home, at a price that fits what they earn',
    funds: 'As they told us when they instructed us',
  },
  expected_funds: expectedOf(conveyance),
  review_on: addDays(today, REVIEW_DAYS),
})

const RAISED = 'A case that wants more care than its answers say'

const enhanced = {
  wealth: 'Pension and savings; statements seen',
  checks: 'Bank reference read',
  monitoring: 'Looked at again before exchange',
}

type Scene = {
  readonly conveyance: Conveyance
  readonly facts: readonly RiskFact[]
  readonly random: Random
  readonly today: string
  readonly second: { readonly id: string; readonly name: string }
}

/** The assessment behind the fact of a case; null before its risk was assessed. */
export const riskAssessmentFrom = (scene: Scene): RiskAssessment | null => {
  const { conveyance, facts, random, today, second } = scene
  const { risk_assessed: fact } = conveyance.facts
  if (fact === undefined || conveyance.risk === null) return null
  const isRaised = conveyance.risk !== 'low'
  const entry = { ...entryFor(conveyance, today), enhanced }
  const made = assessed(
    newAssessment(idAt(random, fact.at), conveyance.id),
    isRaised ? { ...entry, raised: { level: conveyance.risk, reason: RAISED } } : entry,
    facts,
    { by: fact.by, now: fact.at },
  )
  const level = made.rounds.at(-1)?.level
  if (level !== 'high') return made
  const note = 'Read with the file, and content to go on'
  return { ...approvedBy(made, { level, note }, { by: second, now: fact.at }), version: 1 }
}
