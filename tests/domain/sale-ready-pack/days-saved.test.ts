import { expect, test } from 'vitest'
import { daysSaved, savedText } from '#domain/sale-ready-pack/days-saved'

const others = [
  { working_days: 4, count: 1 },
  { working_days: 11, count: 3 },
  { working_days: 20, count: 1 },
]

test('a pack saved the days by which its sale was faster than the median of the others', () => {
  expect(daysSaved(3, others)).toEqual({ days: 8, took: 3, usual: 11, sales: 5 })
  expect(daysSaved(14, others)?.days).toBe(-3)
})

test('nothing is said of too few sales', () => {
  expect(daysSaved(3, others.slice(0, 2))).toBeNull()
  expect(daysSaved(3, [])).toBeNull()
})

test('the figure says what it rests on', () => {
  expect(savedText({ days: 8, took: 3, usual: 11, sales: 5 })).toContain('median of 5 sales')
})
