import { refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from './fact.ts'
import type { SettableKeyDate } from './key-date.ts'

type ExpiryDate = {
  readonly fact: FactKey
  readonly key: SettableKeyDate
  /** What ends, inside a sentence: 'the mortgage offer'. */
  readonly name: string
}

/** The facts that end on a day, which is set before the fact stands and not cleared after it. */
const expiryDates: readonly ExpiryDate[] = [
  { fact: 'mortgage_offer_received', key: 'offer_expires_on', name: 'the mortgage offer' },
  { fact: 'searches_reviewed', key: 'searches_expire_on', name: 'the first search' },
  { fact: 'priority_search_clear', key: 'os1_expires_on', name: 'the priority period' },
]

// A search that is ordered with its fact is dated by it; a remortgage may rest on an indemnity instead of searches.
const isSetBefore = ({ fact }: ExpiryDate, { matter_type }: Pick<Conveyance, 'matter_type'>) =>
  fact === 'mortgage_offer_received' || (fact === 'searches_reviewed' && matter_type === 'purchase')

/** 409 for a fact that ends on a day which nobody has set. */
export const hasExpiryDate = (conveyance: Conveyance, fact: FactKey): Verdict => {
  const expiry = expiryDates.find((it) => it.fact === fact && isSetBefore(it, conveyance))
  return refuseIf(
    expiry !== undefined && conveyance.key_dates[expiry.key] === null,
    'fact.needs_date',
    `Set the date on which ${expiry?.name} expires first, under Set dates.`,
    [{ what: 'Set dates', href: `/conveyances/${conveyance.id}` }],
  )
}

/** What a change of dates would leave without the day on which it expires, by key date. */
export const clearedExpiries = (
  { facts, key_dates }: Pick<Conveyance, 'facts' | 'key_dates'>,
  changes: Readonly<Partial<Record<SettableKeyDate, string | null | undefined>>>,
): readonly (readonly [SettableKeyDate, string])[] =>
  expiryDates
    .filter(({ fact, key }) => facts[fact] && key_dates[key] !== null && changes[key] === null)
    .map(({ key, name }) => [key, `Enter the date on which ${name} expires.`])
