import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Timeline, type TimelineLine } from '#components/Timeline.tsx'

const line = (key: string, kind: string): TimelineLine => ({
  key,
  kind,
  icon: 'phone',
  who: 'Tom Bright',
  text: 'rang',
  time: '10:42',
  exact: 'Fri 20 Nov 2026, 10:42',
})

describe('a timeline', () => {
  test('offers each of its kinds with how many there are', () => {
    const html = renderToStaticMarkup(
      <Timeline
        days={[
          { day: 'Today', lines: [line('1', 'Calls'), line('2', 'Tasks')] },
          { day: 'Yesterday', lines: [line('3', 'Calls')] },
        ]}
      />,
    )
    const kinds = [...html.matchAll(/aria-pressed="false">([^<]*)<b[^>]*>(\d+)/g)]
    expect(kinds.map(([, kind, count]) => [kind?.trim(), count])).toEqual([
      ['Calls', '2'],
      ['Tasks', '1'],
    ])
  })

  test('offers no choice of one kind', () => {
    const html = renderToStaticMarkup(
      <Timeline days={[{ day: 'Today', lines: [line('1', 'Calls')] }]} />,
    )
    expect(html).not.toContain('aria-pressed')
  })

  test('has the exact instant behind each time', () => {
    const html = renderToStaticMarkup(
      <Timeline days={[{ day: 'Today', lines: [line('1', 'Calls')] }]} />,
    )
    expect(html).toContain('title="Fri 20 Nov 2026, 10:42"')
  })
})
