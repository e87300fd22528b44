import type { Conveyance } from '#domain/conveyance/conveyance'
import { datedRows, inForce } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { FundsPart, FundsStatement, FundsWay } from './funds.ts'
import { fundsKinds } from './labels.ts'

const storyRules = datedRows('Source of funds', '2026-11-23', [
  {
    effectiveFrom: '2017-06-26',
    source:
      'Money Laundering Regulations 2017, regulation 28(11)(a): transactions are scrutinised, including where necessary the source of funds. The regulations fix no wording; 20 characters is the product’s own default.',
    characters: 20,
  },
])

/** Fewest characters of a narrative: a word is none. */
const leastStory = (on: DateOnly) => inForce(storyRules, on)?.characters ?? 0

export const totalOf = (parts: readonly Pick<FundsPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

const hasFile = ({ files }: FundsPart, what: 'evidence' | 'declaration') =>
  files.some((it) => it.what === what)

const giftProblems = ({ giver }: FundsPart, name: string): string[] => {
  if (giver === null || giver.name === '' || giver.relation === '')
    return [`${name}: who gives it, and how you are related.`]
  return [
    ...(giver.is_loan ? [`${name}: it has to be paid back, so it is a loan. Call us first.`] : []),
    ...(giver.gets_share
      ? [`${name}: the giver gets a share in the property. Call us first.`]
      : []),
  ]
}

/** What a part still lacks before it may be sent. */
const partProblems = (part: FundsPart, today: DateOnly, way: FundsWay): readonly string[] => {
  const name = fundsKinds[part.kind]
  const lacks = (what: 'evidence' | 'declaration') => way === 'files' && !hasFile(part, what)
  if (part.kind === 'mortgage') return part.amount ? [] : [`${name}: the amount.`]
  return [
    ...(part.amount ? [] : [`${name}: the amount.`]),
    ...(part.story.length >= leastStory(today)
      ? []
      : [`${name}: how it was built up, in a sentence or two.`]),
    ...(lacks('evidence') ? [`${name}: evidence.`] : []),
    ...(part.kind === 'gift' ? giftProblems(part, name) : []),
    ...(part.kind === 'gift' && lacks('declaration')
      ? [`${name}: the declaration that the giver signed.`]
      : []),
  ]
}

/** What a statement still lacks before it may be sent or reviewed. */
export const fundsProblems = (
  { parts }: Pick<FundsStatement, 'parts'>,
  today: DateOnly,
  way: FundsWay = 'files',
) => parts.flatMap((part) => partProblems(part, today, way))

type Case = Pick<Conveyance, 'price' | 'lender'>

/** What all the clients of a case have said, held against the price and the loan. */
export const fundsFigures = (conveyance: Case, statements: readonly FundsStatement[]) => {
  const parts = statements.flatMap((it) => it.parts)
  const accepted = statements.filter(({ status }) => status === 'accepted')
  const explained = totalOf(parts)
  return {
    needed: conveyance.price,
    explained,
    accepted: totalOf(accepted.flatMap((it) => it.parts)),
    unexplained: Math.max(0, conveyance.price - explained),
    mortgage: totalOf(parts.filter(({ kind }) => kind === 'mortgage')),
    loan: conveyance.lender?.amount ?? null,
  }
}

/** Why the figures of a case do not agree; empty when they do. */
export const figureProblems = (
  conveyance: Case,
  statements: readonly FundsStatement[],
): readonly string[] => {
  const { unexplained, mortgage, loan } = fundsFigures(conveyance, statements)
  return [
    ...(unexplained > 0 ? [`${formatPence(unexplained)} of the price is not explained.`] : []),
    ...(loan !== null && mortgage !== loan
      ? [`The mortgage is given as ${formatPence(mortgage)}; the case says ${formatPence(loan)}.`]
      : []),
    ...(loan === null && mortgage > 0
      ? [`A mortgage of ${formatPence(mortgage)} is named, and the case has no loan.`]
      : []),
  ]
}
