import type { DateOnly } from '#domain/dates'
import { addDays, addMonths } from '#domain/dates'

/** A period of whole months, such as '2026-10'. */
export type QuotePeriod = {
  readonly months: number
  readonly first: string
  readonly last: string
  /** First and last day. */
  readonly from: DateOnly
  readonly until: DateOnly
}

const monthAfter = (month: string, count: number) => addMonths(`${month}-01`, count).slice(0, 7)

/** The period of some months up to `last`, the current month by default; it never ends after today. */
export const periodOf = (
  currentDay: DateOnly,
  months: number,
  last = currentDay.slice(0, 7),
): QuotePeriod => {
  const first = monthAfter(last, 1 - months)
  const end = addDays(`${monthAfter(last, 1)}-01`, -1)
  return { months, first, last, from: `${first}-01`, until: end < currentDay ? end : currentDay }
}

/** The previous period of the same length. */
export const periodBefore = (currentDay: DateOnly, quotePeriod: QuotePeriod): QuotePeriod =>
  periodOf(currentDay, quotePeriod.months, monthAfter(quotePeriod.first, -1))

export const monthsOf = ({ first, months }: Pick<QuotePeriod, 'first' | 'months'>): string[] =>
  Array.from({ length: months }, (_, at) => monthAfter(first, at))

/** A name as part of an address: 'callum-reid' for Callum Reid. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
