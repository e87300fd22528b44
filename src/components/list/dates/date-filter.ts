import { type DatePreset, parseDateRange } from '#domain/list/date-range'
import { date, plainDate, today } from '#lib/format'
import type { FilterOption } from '../list-filter.ts'

/** The filter of a list by a range of dates: the parameters `dates` and `dates_of` of its address. */
export type DateFilter = {
  /** 'Next date' */
  readonly label: string
  /** The dates that the range can be about. */
  readonly kinds: readonly FilterOption[]
  /** The kinds that it is about by default. */
  readonly usual: readonly string[]
  /** The named ranges that make sense here; all when absent. */
  readonly presets?: readonly DatePreset[]
}

export const dateParameters = ['dates', 'dates_of'] as const

/** The label of a preset; the current month by its name. */
export const presetLabel = (preset: DatePreset) => {
  const labels: Readonly<Record<DatePreset, string>> = {
    today: 'Today',
    'next-week': 'Next week',
    month: plainDate(today()).split(' ')[1] ?? '',
    past: 'Past',
    'next-30': 'Next 30 days',
    none: 'No date yet',
  }
  return labels[preset]
}

/** 'Mon 23 Nov to Fri 27 Nov', 'from Mon 23 Nov', 'No date yet'; '' without a range. */
export const rangeLabel = (value: string) => {
  if (value === 'none') return presetLabel('none')
  const { from = null, to = null } = parseDateRange(value, today()) ?? {}
  if (from !== null && to !== null) return from === to ? date(from) : `${date(from)} to ${date(to)}`
  if (from !== null) return `from ${date(from)}`
  return to === null ? '' : `to ${date(to)}`
}
