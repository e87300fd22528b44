import type { DateOnly } from '#domain/dates'
import { addDays, addMonths } from '#domain/dates'

/** So many months, the last of them named: '2026-10'. */
export type QuotePeriod = {
  readonly months: number
  /** The first and the last month. */
  readonly first: string
  readonly last: string
  /** The first and the last day. */
  readonly from: DateOnly
  readonly until: DateOnly
}

const monthAfter = (month: string, count: number) => addMonths(`${month}-01`, count).slice(0, 7)

/** So many months up to a month, which is the present one where none is named. Its last day is never ahead. */
export const periodOf = (
  today: DateOnly,
  months: number,
  last = today.slice(0, 7),
): QuotePeriod => {
  const first = monthAfter(last, 1 - months)
  const end = addDays(`${monthAfter(last, 1)}-01`, -1)
  return { months, first, last, from: `${first}-01`, until: end < today ? end : today }
}

/** The same number of months just before. */
export const periodBefore = (today: DateOnly, quotePeriod: QuotePeriod): QuotePeriod =>
  periodOf(today, quotePeriod.months, monthAfter(quotePeriod.first, -1))

/** Its months, the oldest first. */
export const monthsOf = ({ first, months }: Pick<QuotePeriod, 'first' | 'months'>): string[] =>
  Array.from({ length: months }, (_, at) => monthAfter(first, at))

/** 'callum-reid' of Callum Reid, as an address names somebody. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
