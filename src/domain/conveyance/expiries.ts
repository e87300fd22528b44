import { addDays, type DateOnly, daysBetween, earlier, fullDate, londonDate } from '#domain/dates'
import type { ConveyanceWithoutSummary } from './conveyance.ts'
import { identityCheckedUntil } from './evidence/identity-validity.ts'
import { completionDay } from './plan/key-date.ts'
import { EXPIRING_DAYS } from './view.ts'

type Case = Pick<ConveyanceWithoutSummary, 'key_dates' | 'facts' | 'lender' | 'matter_type'>
type Act = 'exchange' | 'completion'

/** Something that ends on a day, and the act for which it is needed. */
type Expiry = {
  readonly name: string
  readonly on: DateOnly
  readonly until: Act
  readonly verbs?: { readonly past: string; readonly present: string }
}

const expires = { past: 'expired', present: 'expires' }
const outdated = { past: 'went out of date', present: 'goes out of date' }

const needsOffer = ({ lender, matter_type, facts }: Case) =>
  lender !== null && matter_type !== 'sale' && !facts.completed

const expiry = (name: string, on: DateOnly | null, until: Act): readonly Expiry[] =>
  on === null ? [] : [{ name, on, until }]

/** The identity check by its age, and the first document that was seen in it. */
const identityExpiries = ({ facts }: Case): readonly Expiry[] => {
  const checked = facts.identity_checked
  if (!checked || facts.completed) return []
  const { evidence } = checked
  const on = identityCheckedUntil(evidence?.on ?? londonDate(checked.at))
  return [
    { name: 'The identity check', on, until: 'completion', verbs: outdated },
    ...expiry(
      `The identity document of ${evidence?.who}`,
      evidence?.expires_on ?? null,
      'completion',
    ),
  ]
}

/** What ends by itself and is still needed: the mortgage offer, searches, the priority period and identity. */
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
    ...identityExpiries(conveyance),
  ]
}

/** The first day on which something still needed ends; null without any. */
export const firstExpiry = (conveyance: Case): DateOnly | null =>
  expiriesOf(conveyance)
    .map(({ on }) => on)
    .reduce<DateOnly | null>((first, on) => (first === null ? on : earlier(first, on)), null)

const dayOf = ({ key_dates }: Case, act: Act) =>
  act === 'exchange' ? key_dates.exchange_target_on : completionDay(key_dates)

const leftText = (days: number) => {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

const sentence = (
  { name, on, until, verbs: { past, present } = expires }: Expiry,
  needed: DateOnly | null,
  today: DateOnly,
) => {
  if (on < today) return `${name} ${past} on ${fullDate(on, today)}.`
  if (needed !== null && on < needed)
    return `${name} ${present} on ${fullDate(on, today)}, before ${until} on ${fullDate(needed, today)}.`
  return on <= addDays(today, EXPIRING_DAYS)
    ? `${name} ${present} ${leftText(daysBetween(today, on))}, on ${fullDate(on, today)}.`
    : null
}

/** Whether the identity check or its document is warned of. */
export const isIdentityEnding = (conveyance: Case, today: DateOnly) =>
  identityExpiries(conveyance).some(
    (it) => sentence(it, dayOf(conveyance, it.until), today) !== null,
  )

/** The warnings of a case that is exchanged on a day, with the day of completion that is agreed. */
export const warningsAtExchange = (
  conveyance: Case,
  { on, completion_on }: { readonly on: DateOnly; readonly completion_on: DateOnly },
): readonly string[] =>
  expiryWarnings(
    {
      ...conveyance,
      key_dates: { ...conveyance.key_dates, exchange_target_on: on, completion_on },
    },
    on,
  )

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
