import { expect, test } from 'vitest'
import { dueText } from '#islands/clients/due-text.ts'

test('what is due says by when, and what was due says so', () => {
  expect(dueText(null)).toBe('')
  expect(dueText('2026-12-03', '2026-12-03')).toBe(', by 3 December')
  expect(dueText('2026-12-03', '2026-12-04')).toBe(', which was due on 3 December')
})
