import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Calendar } from '#components/calendar/Calendar.tsx'
import {
  type CalendarView,
  dayAfterKey,
  holidayOf,
  rangeOf,
  stepped,
  weeksOf,
} from '#components/calendar/calendar-days.ts'
import { wordsOf } from '../support/markup.ts'

describe('days of a calendar', () => {
  test('begin on Monday and reach into the months beside', () => {
    const weeks = weeksOf('2026-12-17')
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-30', '2027-01-03'])
  })

  test('make four weeks of a February that fits them', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })

  test('are asked for by what the view shows', () => {
    expect(rangeOf('month', '2026-12-17')).toEqual({ from: '2026-11-30', until: '2027-01-03' })
    expect(rangeOf('week', '2026-12-17')).toEqual({ from: '2026-12-14', until: '2026-12-20' })
    expect(rangeOf('agenda', '2026-12-17')).toEqual({ from: '2026-12-17', until: '2027-01-13' })
  })

  test('step by what the view shows', () => {
    expect(stepped('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(stepped('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(stepped('week', '2026-12-30', 1)).toBe('2027-01-06')
  })

  test('follow the keys of a grid', () => {
    const to = (key: string) => dayAfterKey(key, '2026-12-31')
    expect([to('ArrowRight'), to('ArrowUp'), to('Home'), to('End')]).toEqual([
      '2027-01-01',
      '2026-12-24',
      '2026-12-28',
      '2027-01-03',
    ])
    expect([to('PageDown'), to('PageUp'), to('a')]).toEqual(['2027-01-31', '2026-11-30', null])
  })

  test('name the bank holidays', () => {
    expect([holidayOf('2026-12-25'), holidayOf('2026-12-28'), holidayOf('2026-12-24')]).toEqual([
      'Christmas Day',
      'Boxing Day',
      null,
    ])
  })
})

const shown = (view: CalendarView) =>
  renderToStaticMarkup(
    <Calendar
      view={view}
      at="2026-12-17"
      label="Completions"
      today="2026-12-16"
      entries={[
        { key: '1', on: '2026-12-17', mark: 'C', title: '8 Abbots Walk', href: '/1' },
        { key: '2', on: '2027-03-01', mark: 'C', title: 'Far away', href: '/2' },
      ]}
      onRange={() => {}}
      empty="Nothing."
    />,
  )

describe('a calendar', () => {
  test('marks today and names each day with what is on it', () => {
    const html = shown('month')
    expect(/<button[^>]*aria-current="date"[^>]*>/.exec(html)?.[0]).toContain('2026-12-16')
    expect(html).toContain('aria-label="Thursday 17 December 2026, 1 on this day"')
    expect(html).toContain('aria-label="Friday 25 December 2026, Christmas Day"')
  })

  test('has one day as a stop of Tab', () => {
    const stops = shown('month').match(/<button[^>]*tabindex="0"[^>]*>/gi) ?? []
    expect(stops).toHaveLength(1)
    expect(stops[0]).toContain('data-day="2026-12-17"')
  })

  test.each(['month', 'week', 'agenda'] as const)(
    'shows as %s what falls into it and nothing else',
    (view) => {
      const words = wordsOf(shown(view))
      expect([words.includes('8 Abbots Walk'), words.includes('Far away')]).toEqual([true, false])
    },
  )

  test('is called by its month, or by the days that it spans', () => {
    expect(/<h3[^>]*>([^<]*)/.exec(shown('month'))?.[1]).toBe('December 2026')
    expect(/<h3[^>]*>([^<]*)/.exec(shown('week'))?.[1]).toBe('14 Dec to 20 Dec')
  })
})
