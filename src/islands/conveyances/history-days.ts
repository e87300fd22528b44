import type { FeedDay } from '#components/Feed.tsx'
import type { IconName } from '#components/icons.ts'
import type { TimelineLine } from '#components/Timeline.tsx'
import type { HistoryEntry } from '#domain/conveyance/api'
import { historyText } from '#domain/conveyance/history'
import { dayHeading, exactInstant, time } from '#lib/format'

const marks: readonly { of: RegExp; icon: IconName; kind: string }[] = [
  { of: /^task\.completed/, icon: 'circle-check', kind: 'Tasks' },
  { of: /^task\.reopened/, icon: 'rotate-ccw', kind: 'Tasks' },
  { of: /^task/, icon: 'pen-line', kind: 'Tasks' },
  { of: /^fact/, icon: 'badge-check', kind: 'Facts' },
  { of: /^milestone/, icon: 'flag', kind: 'Milestones' },
  { of: /exchanged|completed$/, icon: 'handshake', kind: 'Case' },
  { of: /holder|chase/, icon: 'scale', kind: 'Chasing' },
  { of: /^note/, icon: 'message-square', kind: 'Notes' },
  { of: /^order/, icon: 'search', kind: 'Searches' },
  { of: /message/, icon: 'mail', kind: 'Messages' },
  { of: /^document/, icon: 'file-text', kind: 'Documents' },
]
const other = { icon: 'pen-line', kind: 'Case' } as const

const lineOf = (entry: HistoryEntry): TimelineLine => {
  const { icon, kind } = marks.find(({ of }) => of.test(entry.name)) ?? other
  return {
    key: entry.id,
    icon,
    kind,
    who: entry.actor?.name ?? 'Deedbox',
    text: historyText(entry),
    time: time(entry.at),
    exact: exactInstant(entry.at),
    act: `${entry.actor?.name ?? ''} ${entry.at}`,
  }
}

/** Returns the events of a case as sentences, grouped by day, in the order given. */
export const historyDays = (history: readonly HistoryEntry[]): FeedDay<TimelineLine>[] =>
  [...Map.groupBy(history, ({ at }) => dayHeading(at))].map(([day, entries]) => ({
    day,
    lines: entries.map(lineOf),
  }))
