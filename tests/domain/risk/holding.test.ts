import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { riskActs } from '#domain/risk/acts'
import { changesSince } from '#domain/risk/changes'
import { approvedBy, assessed, newAssessment, reopened, sentBack } from '#domain/risk/changing'
import { factName, type RiskSources, riskFacts } from '#domain/risk/facts'
import type { RiskAssessment } from '#domain/risk/risk'
import { lastRound, riskNow } from '#domain/risk/standing'
import { repeats } from '../../support/repeats.ts'
import { lowRisk } from '../../support/risk.ts'
import { aCase } from '../conveyance/fixture.ts'
import { people, stamp, TODAY } from '../identity/people.ts'

const { conveyance } = aCase('purchase')
const blank: RiskSources = {
  conveyance,
  statements: [],
  checks: [],
  payers: [],
  payees: [],
  matches: [],
}

const withCase = (sources: RiskSources, change: Partial<Conveyance>): RiskSources => ({
  ...sources,
  conveyance: { ...sources.conveyance, ...change },
})

const matchOf = (outcome: 'same' | 'not_same' | null): RiskSources['matches'] => [
  {
    id: 'm',
    person: 'Margaret Ellison',
    role: 'Client',
    born: null,
    name: 'M. Ellison',
    birth: 'unknown',
    entry: { key: 'RUS1', kind: '', names: [], births: [], regime: '', listed_on: null },
    judgement:
      outcome === null
        ? null
        : {
            id: 'j',
            version: 1,
            conveyance_id: 'v-1',
            match: 'm',
            person: '',
            entry: '',
            outcome,
            reason: '',
            ...{ by: { id: 'x', name: 'x' }, at: '' },
            second: null,
          },
  },
]

const part = (kind: 'savings' | 'gift' | 'crypto') => ({
  id: kind,
  kind,
  amount: 1,
  story: '',
  giver:
    kind === 'gift' ? { name: 'A Giver', relation: '', is_loan: false, gets_share: false } : null,
  giver_id: null,
  files: [],
})

const statement = (
  kinds: readonly ('savings' | 'gift' | 'crypto')[],
): RiskSources['statements'] => [
  {
    id: 's',
    version: 1,
    conveyance_id: 'v-1',
    contact_id: 'c-margaret',
    name: 'Margaret Ellison',
    status: 'with_us',
    parts: kinds.map(part),
    asked: null,
    sent_at: null,
    review: null,
    accepted: null,
    rounds: [],
  },
]

/** Whatever may change about a case and bears on its risk. */
const changes: readonly ((it: RiskSources) => RiskSources)[] = [
  (it) => withCase(it, { price: 500_000_00 }),
  (it) => withCase(it, { price: 412_500_00 }),
  (it) => withCase(it, { lender: null }),
  (it) => withCase(it, { lender: conveyance.lender }),
  (it) => withCase(it, { counterparties: ['Ivan Petrov'] }),
  (it) => withCase(it, { counterparties: conveyance.counterparties }),
  (it) => withCase(it, { clients: conveyance.clients.slice(0, 1) }),
  (it) => withCase(it, { clients: conveyance.clients }),
  (it) => withCase(it, { flags: ['company'] }),
  (it) => withCase(it, { flags: ['gifted_deposit'] }),
  (it) => withCase(it, { flags: [] }),
  (it) => ({ ...it, payers: ['A Stranger'] }),
  (it) => ({ ...it, payers: [] }),
  (it) => ({ ...it, matches: matchOf(null) }),
  (it) => ({ ...it, matches: matchOf('same') }),
  (it) => ({ ...it, matches: matchOf('not_same') }),
  (it) => ({ ...it, statements: statement(['savings']) }),
  (it) => ({ ...it, statements: statement(['savings', 'gift']) }),
  (it) => ({ ...it, statements: statement(['crypto']) }),
]

const enhanced = { wealth: 'Seen', checks: 'Seen', monitoring: 'Seen' }

const acts = ['assess', 'assess_high', 'approve', 'reject', 'follow'] as const
type Step =
  | { readonly change: number }
  | { readonly who: string; readonly act: (typeof acts)[number] }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ change: fc.nat({ max: changes.length - 1 }) }),
  fc.record({
    who: fc.constantFrom('earner', 'head', 'other', 'adviser', 'agent'),
    act: fc.constantFrom(...acts),
  }),
)

const entry = (act: (typeof acts)[number]) => ({
  ...lowRisk,
  ...(act === 'assess_high'
    ? { answers: { ...lowRisk.answers, exposed: 'foreign' as const } }
    : {}),
  enhanced,
  review_on: '2026-12-24',
})

const after = (
  before: RiskAssessment | null,
  sources: RiskSources,
  { who, act }: Extract<Step, { act: unknown }>,
): RiskAssessment | null => {
  const person = people[who]
  if (person === undefined) return before
  const facts = riskFacts(sources)
  const { standing, changes: words } = riskNow(before, facts, TODAY)
  if (act === 'follow')
    return before && standing === 'reopened' && !lastRound(before)?.ended
      ? reopened(before, words, stamp('system'))
      : before
  const may = riskActs(person, conveyance, { assessment: before, standing })
  if (act === 'assess' || act === 'assess_high')
    return may.assess === true
      ? assessed(before ?? newAssessment('r', 'v-1'), entry(act), facts, stamp(who))
      : before
  if (before === null || may[act] !== true) return before
  return act === 'approve'
    ? approvedBy(before, { note: 'Read', level: 'high' }, stamp(who))
    : sentBack(before, 'Look again', stamp(who))
}

/** Says independently of the rule whether everything that was assessed is still so. */
const isAsAssessed = (assessment: RiskAssessment, sources: RiskSources) => {
  const round = lastRound(assessment)
  const rested = new Set(round?.rests_on.map(factName))
  const now = riskFacts(sources)
  const known = now.every((it) => rested.has(factName(it)))
  const names = new Set(now.map(factName))
  const kept = round?.rests_on
    .filter(({ topic }) => topic !== 'funds' && topic !== 'remote')
    .every((it) => names.has(factName(it)))
  return known && kept
}

test('in random orders of changes and acts, an assessment never holds on facts that are no longer so', () => {
  const seen = { current: 0, reopened: 0, approved: 0 }
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (all) => {
      let sources = blank
      let last: RiskAssessment | null = null
      for (const it of all) {
        if ('change' in it) sources = changes[it.change]?.(sources) ?? sources
        else last = after(last, sources, it)
        if (last === null) continue
        const round = lastRound(last)
        const { standing } = riskNow(last, riskFacts(sources), TODAY)
        if (standing === 'current') {
          seen.current += 1
          expect(isAsAssessed(last, sources)).toBe(true)
          if (round?.level === 'high') {
            seen.approved += 1
            expect(round.approved?.by.id).not.toBe(round.by.id)
            expect(round.approved).not.toBeNull()
          }
        }
        if (standing === 'reopened') seen.reopened += 1
      }
    }),
    { numRuns: repeats(3_000, 10_000) },
  )
  expect(Math.min(seen.current, seen.reopened, seen.approved)).toBeGreaterThan(10)
})

test('every change of a fact is said in words', () => {
  const round = lastRound(
    assessed(newAssessment('r', 'v-1'), entry('assess'), riskFacts(blank), stamp('earner')),
  )
  if (round === undefined) throw new Error('nothing was assessed')
  const now = riskFacts({
    ...withCase(blank, { price: 500_000_00, counterparties: ['Ivan Petrov'], flags: ['company'] }),
    payers: ['A Stranger'],
    statements: statement(['savings', 'gift']),
  })
  expect(changesSince(round, now).map(({ words }) => words)).toEqual([
    'The price is now £500,000.00',
    'New other party: Ivan Petrov',
    'No longer an other party: Hannah Prescott',
    'No longer an other party: Joel Marsh',
    'New payer: A Giver, who gives money',
    'New payer: A Stranger, who pays for a client',
    'New source of funds: Gift',
    'New: A company is a party',
  ])
})
