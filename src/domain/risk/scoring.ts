import type { Risk } from '#domain/conveyance/conveyance'
import { datedRows, inForce } from '#domain/dated-rule'
import { addDays, type DateOnly } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import type { FundsKind } from '#domain/funds/funds'
import { fundsKinds } from '#domain/funds/labels'
import { riskQuestions } from './labels.ts'
import type { RiskAnswers, RiskFact, RiskGroup, RiskRound } from './risk.ts'

/** Points that make a risk high by themselves. */
const HIGH = 10

const rules = datedRows('Client and matter risk', '2026-11-24', [
  {
    effectiveFrom: '2017-06-26',
    source:
      'Money Laundering Regulations 2017, regulations 28(12), 33, 35 and 37: what must be weighed, and what is always high. The regulations fix no points, thresholds or intervals; these are the product’s own defaults.',
    medium: 3,
    high: 6,
    /** Days until an assessment is looked at again at the latest. */
    review: { low: 365, medium: 182, high: 91 },
    answers: {
      exposed: { no: 0, domestic: 6, foreign: HIGH },
      kind: { people: 0, company: 2, trust: 2, complex: HIGH },
      manner: { usual: 0, unusual: 4 },
      country: { uk: 0, abroad: 3, high_risk: HIGH },
      meeting: { in_person: 0, video: 1, remote: 2 },
      purpose: { home: 0, letting: 1, unclear: 4 },
      value: { fits: 0, higher: 3 },
      cash: { no: 0, yes: 4 },
      third_party: { no: 0, yes: 3 },
    },
    funds: { gift: 1, business: 1, overseas: 3, crypto: 4, other: 2 },
    flags: { company: 2, attorney: 1, probate: 1, gifted_deposit: 1 },
  },
])

const ruleOn = (on: DateOnly) => {
  const rule = inForce(rules, on)
  if (rule === undefined) throw new Error(`No rule of risk covers ${on}.`)
  return rule
}

type Point = { readonly group: RiskGroup; readonly points: number; readonly reason: string }

const pointOf = (group: RiskGroup, points: number | undefined, reason: string): Point[] =>
  points ? [{ group, points, reason }] : []

const ofAnswers = (answers: RiskAnswers, on: DateOnly): Point[] =>
  entriesOf<keyof RiskAnswers, string>(answers).flatMap(([name, answer]) => {
    const { group, label, options } = riskQuestions[name]
    const points: Readonly<Record<string, number>> = ruleOn(on).answers[name]
    const texts: Readonly<Record<string, string>> = options
    return pointOf(group, points[answer], `${label} ${texts[answer]}`)
  })

const ofFact = ({ topic, key, text }: RiskFact, on: DateOnly): Point[] => {
  const flags: Readonly<Record<string, number>> = ruleOn(on).flags
  if (topic === 'flag')
    return pointOf(key === 'gifted_deposit' ? 'funds' : 'client', flags[key], text)
  if (topic === 'payer') return pointOf('funds', 2, text)
  if (topic === 'remote') return pointOf('delivery', 1, text)
  if (topic !== 'sanctions' || key.endsWith('not_same')) return []
  return pointOf('client', HIGH, `Possible match on the sanctions list: ${text}`)
}

const ofFunds = (kinds: readonly FundsKind[], on: DateOnly): Point[] => {
  const points: Readonly<Partial<Record<FundsKind, number>>> = ruleOn(on).funds
  return kinds.flatMap((kind) => pointOf('funds', points[kind], `Money from: ${fundsKinds[kind]}`))
}

const levelOf = (points: readonly Point[], on: DateOnly): Risk => {
  const { medium, high } = ruleOn(on)
  const sum = points.reduce((total, it) => total + it.points, 0)
  if (sum >= high) return 'high'
  return sum >= medium ? 'medium' : 'low'
}

const order: readonly Risk[] = ['low', 'medium', 'high']

export const isHigher = (one: Risk, other: Risk) => order.indexOf(one) > order.indexOf(other)
export const higherOf = (one: Risk, other: Risk): Risk => (isHigher(one, other) ? one : other)

type Scored = Pick<RiskRound, 'client' | 'matter' | 'reasons' | 'scored'>

type Given = {
  readonly answers: RiskAnswers
  readonly expected_funds: readonly FundsKind[]
  readonly facts: readonly RiskFact[]
}

const ofClient: readonly RiskGroup[] = ['client', 'geography', 'delivery']

const isFundsKind = (key: string): key is FundsKind => Object.hasOwn(fundsKinds, key)

const kindsIn = ({ expected_funds, facts }: Given) => [
  ...new Set([
    ...expected_funds,
    ...facts.flatMap(({ topic, key }) => (topic === 'funds' && isFundsKind(key) ? [key] : [])),
  ]),
]

/** The risk of client and matter by answers and facts, with the reasons; the higher of both counts. */
export const scoreRisk = (given: Given, on: DateOnly): Scored => {
  const points = [
    ...ofAnswers(given.answers, on),
    ...given.facts.flatMap((it) => ofFact(it, on)),
    ...ofFunds(kindsIn(given), on),
  ]
  const client = levelOf(
    points.filter(({ group }) => ofClient.includes(group)),
    on,
  )
  const matter = levelOf(
    points.filter(({ group }) => !ofClient.includes(group)),
    on,
  )
  return {
    client,
    matter,
    scored: higherOf(client, matter),
    reasons: points.map(({ reason }) => reason),
  }
}

/** The last day on which an assessment of this level, made on a day, has to be looked at again. */
export const latestReview = (level: Risk, on: DateOnly): DateOnly =>
  addDays(on, ruleOn(on).review[level])
