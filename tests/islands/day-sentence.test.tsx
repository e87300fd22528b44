import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MyDay } from '#domain/conveyance/my-day'
import { DaySentence } from '#islands/home/DaySentence.tsx'
import { wordsOf } from '../support/markup.ts'

const quote = {
  id: 'q-1',
  number: 'Q-07000',
  name: 'Rhian Osei',
  what: 'Expires on the next working day',
  dead_on: null,
  total: 183_840,
  covered: null,
}

const dayOn = (today: string): MyDay => ({
  today,
  as_of: `${today}T09:00:00.000Z`,
  late: [],
  due_today: [],
  next: [],
  next_until: today,
  chases: [],
  approvals: [],
  risks: [],
  cash: null,
  expiring: [],
  done_today: 0,
  has_own_cases: true,
  holders: [],
  cases: 0,
  calendar: [],
  calendar_days: [],
  unread: [],
  leads_waiting: null,
  call_backs: [],
  has_own_quotes: true,
  quotes_dying: [quote],
  quotes_open: [],
})

const sentenceOn = (today: string) =>
  wordsOf(renderToStaticMarkup(<DaySentence myDay={dayOn(today)} name="Dev" />))

test('a quote that ends on the next working day says which day that is', () => {
  expect(sentenceOn('2026-11-25')).toContain('One quote expires tomorrow')
  expect(sentenceOn('2026-11-27')).toContain('One quote expires on Monday')
  expect(sentenceOn('2026-12-24')).toContain('One quote expires on Tuesday')
})
