import type { IconName } from '#components/icons.ts'
import type { TimelineDay } from '#components/Timeline.tsx'
import type { LeadDetail } from '#domain/lead/api'
import { dayHeading, exactInstant, time } from '#lib/format'

type Entry = LeadDetail['timeline'][number]

const icons: Readonly<Record<string, IconName>> = {
  Calls: 'phone',
  Messages: 'message-square',
  Quotes: 'calculator',
}

export const timelineDays = (timeline: readonly Entry[]): TimelineDay[] =>
  [...Map.groupBy(timeline, (entry) => dayHeading(entry.at))].map(([day, entries]) => ({
    day,
    lines: entries.map((entry, at) => ({
      key: `${entry.at}-${at}`,
      icon: icons[entry.kind] ?? (entry.name === 'lead.created' ? 'inbox' : 'pen-line'),
      kind: entry.kind,
      who: entry.who,
      text: entry.words,
      time: time(entry.at),
      exact: exactInstant(entry.at),
    })),
  }))
