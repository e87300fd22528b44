import type { FeedDay, FeedLine } from '#components/Feed.tsx'
import type { IconName } from '#components/icons.ts'
import type { HistoryEntry } from '#domain/conveyance-api'
import { sentenceOf } from '#domain/conveyance-history'
import { dayHeading, exactly, time } from '#lib/format'

const icons: readonly [RegExp, IconName][] = [
  [/^task\.completed/, 'circle-check'],
  [/^task\.reopened/, 'rotate-ccw'],
  [/^fact/, 'badge-check'],
  [/^milestone/, 'flag'],
  [/exchanged|completed$/, 'handshake'],
  [/holder|chase/, 'scale'],
  [/^message/, 'mail'],
  [/^document/, 'file-text'],
]

const iconOf = (name: string): IconName =>
  icons.find(([pattern]) => pattern.test(name))?.[1] ?? 'pen-line'

const lineOf = (entry: HistoryEntry): FeedLine => ({
  key: entry.id,
  icon: iconOf(entry.name),
  who: entry.actor?.name ?? 'Deedbox',
  text: sentenceOf(entry),
  time: time(entry.at),
  exact: exactly(entry.at),
})

/** Events as sentences, by day, newest first. */
export const historyDays = (history: readonly HistoryEntry[]): FeedDay[] => {
  const days = new Map<string, FeedLine[]>()
  for (const entry of history) {
    const day = dayHeading(entry.at)
    days.set(day, [...(days.get(day) ?? []), lineOf(entry)])
  }
  return [...days].map(([day, lines]) => ({ day, lines }))
}
