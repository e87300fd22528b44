import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Calendar, type CalendarRange } from '#components/calendar/Calendar.tsx'
import { wordsOf } from '../support/markup.ts'

const entry = (key: string) => ({
  key,
  on: '2026-12-17',
  mark: null,
  title: `${key} Mill Lane`,
  href: '/',
})

const shown = (view: CalendarRange['view']) =>
  wordsOf(
    renderToStaticMarkup(
      <Calendar
        label="Dates"
        entries={['1', '2', '3', '4'].map(entry)}
        totals={new Map([['2026-12-17', { count: 9, note: '5 completions, £1,500,000' }]])}
        today="2026-12-01"
        view={view}
        at="2026-12-01"
        onRange={() => {}}
        empty="Nothing."
      />,
    ),
  )

test('a month says how many more there are than were given, and what the day comes to', () => {
  expect(shown('month')).toContain('6 more')
  expect(shown('month')).toContain('5 completions, £1,500,000')
})

test('an agenda says what the day comes to above its entries', () => {
  expect(shown('agenda')).toContain('5 completions, £1,500,000')
})
