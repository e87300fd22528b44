import { expect, test } from 'vitest'
import { searchOfLayout } from '#stores/conveyance/board/layout'

test('another layout keeps the view and the filters, and drops the day of the calendar', () => {
  const calendar = '?view=stuck&layout=calendar&calendar=week&day=2026-12-01'
  expect(searchOfLayout(calendar, 'board')).toBe('?view=stuck&layout=board')
  expect(searchOfLayout(calendar, 'list')).toBe('?view=stuck')
  expect(searchOfLayout('?layout=board', 'list')).toBe('')
})
