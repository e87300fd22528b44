import { Feed } from '#components/Feed.tsx'

export const about = { heading: 'Feed', words: 'activity history what happened' }

/** Events, newest first; each time has the exact instant as its tooltip. */
export default function Activity() {
  return (
    <Feed
      days={[
        {
          day: 'Today',
          lines: [
            {
              key: '1',
              icon: 'phone',
              who: 'Tom Bright',
              text: 'called Brookes Tanner',
              note: 'Replies promised by Friday.',
              time: '10:42',
              exact: 'Fri 20 Nov 2026, 10:42',
            },
            {
              key: '2',
              icon: 'check',
              who: 'Eleanor Shaw',
              text: 'completed Priority search',
              time: '09:15',
              exact: 'Fri 20 Nov 2026, 09:15',
            },
          ],
        },
      ]}
    />
  )
}
