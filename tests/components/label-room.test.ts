import { expect, test } from 'vitest'
import { placesPerLabel, roomFor } from '#components/charts/label-room.ts'

test('a longer label needs more room, and none at all only the gap', () => {
  expect(roomFor(['9', '100%'])).toBeGreaterThan(roomFor(['9']))
  expect(roomFor([])).toBe(6)
})

test('labels that have no room beside each other share places', () => {
  const months = ['Oct', 'Nov', 'Dec']
  expect(placesPerLabel(months, 60)).toBe(1)
  expect(placesPerLabel(months, 20)).toBe(2)
  expect(placesPerLabel(months, 10)).toBe(3)
  expect(placesPerLabel(months, 0)).toBe(1)
})
