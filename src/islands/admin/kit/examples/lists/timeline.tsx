import { Timeline, type TimelineDay } from '#components/Timeline.tsx'

export const about = { heading: 'Timeline', words: 'history events days kinds filter' }

export const exampleDays: readonly TimelineDay[] = [
  {
    day: 'Today',
    lines: [
      {
        key: '1',
        kind: 'Calls',
        icon: 'phone',
        who: 'Tom Bright',
        text: 'rang Brookes Tanner, left voicemail',
        note: '1 min 10 s',
        time: '10:42',
        exact: 'Fri 20 Nov 2026, 10:42',
      },
      {
        key: '2',
        kind: 'Tasks',
        icon: 'circle-check',
        who: 'Eleanor Shaw',
        text: 'completed Priority search',
        time: '09:15',
        exact: 'Fri 20 Nov 2026, 09:15',
      },
    ],
  },
  {
    day: 'Tue 17 Nov',
    lines: [
      {
        key: '3',
        kind: 'Tasks',
        icon: 'circle-check',
        who: 'Eleanor Shaw',
        text: 'completed Draft contract',
        time: '16:20',
        exact: 'Tue 17 Nov 2026, 16:20',
      },
    ],
  },
]

/** Events by day; they can be filtered by kind. */
export default function Happened() {
  return <Timeline days={exampleDays} />
}
