import type { DateOnly } from '#domain/dates'
import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { dayOf } from '#lib/format'

type Day = { readonly day: DateOnly; readonly entries: readonly CorrespondenceEntry[] }

/** The entries of a timeline by the day of each, in their order. */
export const byDay = (entries: readonly CorrespondenceEntry[]): Day[] => {
  const days = new Map<DateOnly, CorrespondenceEntry[]>()
  for (const entry of entries) {
    const day = dayOf(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, list]) => ({ day, entries: list }))
}
