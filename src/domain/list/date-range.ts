import { addDays, type DateOnly, mondayOf } from '#domain/dates'

/** The first and last day of a range; null where it is open. */
export type DateRange = { readonly from: DateOnly | null; readonly to: DateOnly | null }

/** Named ranges: 'next-week' is Monday to Friday, 'month' the current one, 'none' has no date. */
export const datePresets = ['today', 'next-week', 'month', 'past', 'next-30', 'none'] as const
export type DatePreset = (typeof datePresets)[number]

const DAYS = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/

const presetRange = (preset: Exclude<DatePreset, 'none'>, today: DateOnly): DateRange => {
  const monday = addDays(mondayOf(today), 7)
  const ranges: Readonly<Record<typeof preset, DateRange>> = {
    today: { from: today, to: today },
    'next-week': { from: monday, to: addDays(monday, 4) },
    month: { from: `${today.slice(0, 7)}-01`, to: lastOfMonth(today) },
    past: { from: null, to: addDays(today, -1) },
    'next-30': { from: today, to: addDays(today, 30) },
  }
  return ranges[preset]
}

const lastOfMonth = (day: DateOnly) =>
  addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 8)}01`, -1)

/** Whether text is a preset or a range: '2026-11-23..2026-11-27', '..2026-11-27'. */
export const isDateRange = (text: string) =>
  datePresets.some((it) => it === text) || (DAYS.test(text) && text !== '..')

/** The days of a preset or a range as of today; null for 'none' and for text that is neither. */
export const parseDateRange = (text: string, today: DateOnly): DateRange | null => {
  const preset = datePresets.find((it) => it === text)
  if (preset !== undefined) return preset === 'none' ? null : presetRange(preset, today)
  const [, from = null, to = null] = DAYS.exec(text) ?? []
  return from === null && to === null ? null : { from, to }
}

/** '2026-11-23..2026-11-27'; '' for a range without a day. */
export const formatDateRange = ({ from, to }: DateRange) =>
  from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`
