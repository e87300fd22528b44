import { addDays, type DateOnly, daysBetween, fullDate } from '#domain/dates'
import type { ConveyanceWithoutSummary } from './conveyance.ts'
import { completionDay } from './plan/key-date.ts'
import { EXPIRING_DAYS } from './view.ts'

type Case = Pick<ConveyanceWithoutSummary, 'key_dates' | 'facts' | 'lender' | 'matter_type'>
type Act = 'exchange' | 'completion'

/** Something that ends on a day, and the act for which it is needed. */
type Expiry = { readonly name: string; readonly on: DateOnly; readonly until: Act }

const needsOffer = ({ lender, matter_type, facts }: Case) =>
  lender !== null && matter_type !== 'sale' && !facts.completed

const expiry = (name: string, on: DateOnly | null, until: Act): readonly Expiry[] =>
  on === null ? [] : [{ name, on, until }]

/** What ends by itself and is still needed: the mortgage offer, searches and the priority period. */
const expiriesOf = (conveyance: Case): readonly Expiry[] => {
  const { key_dates, facts } = conveyance
  const isExchanged = Boolean(facts.exchanged ?? facts.completed)
  return [
    ...(needsOffer(conveyance)
      ? expiry('The mortgage offer', key_dates.offer_expires_on, 'completion')
      : []),
    ...(isExchanged ? [] : expiry('The first search', key_dates.searches_expire_on, 'exchange')),
    ...(facts.ap1_lodged
      ? []
      : expiry('The priority period', key_dates.os1_expires_on, 'completion')),
  ]
}

const dayOf = ({ key_dates }: Case, act: Act) =>
  act === 'exchange' ? key_dates.exchange_target_on : completionDay(key_dates)

const leftText = (days: number) => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

const sentence = ({ name, on, until }: Expiry, needed: DateOnly | null, today: DateOnly) => {
  if (on < today) return `${name} expired on ${fullDate(on, today)}.`
  if (needed !== null && on < needed)
    return `${name} expires on ${fullDate(on, today)}, before ${until} on ${fullDate(needed, today)}.`
  return on <= addDays(today, EXPIRING_DAYS)
    ? `${name} expires ${leftText(daysBetween(today, on))}, on ${fullDate(on, today)}.`
    : null
}

/** A sentence for whatever expires soon or before it is used, and for a mortgage offer without an expiry date. */
export const expiryWarnings = (conveyance: Case, today: DateOnly): readonly string[] => {
  const { facts, key_dates } = conveyance
  const isUndated =
    needsOffer(conveyance) && facts.mortgage_offer_received && key_dates.offer_expires_on === null
  return [
    ...(isUndated ? ['The mortgage offer has no expiry date. Set it under Set dates.'] : []),
    ...expiriesOf(conveyance).flatMap(
      (it) => sentence(it, dayOf(conveyance, it.until), today) ?? [],
    ),
  ]
}
