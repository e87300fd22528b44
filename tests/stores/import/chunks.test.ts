import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkOf, nextSize } from '#stores/import/chunks'

const rows = (count: number, cell = 'x') =>
  Array.from({ length: count }, (_, at) => ({ line: at + 2, cells: [cell] }))

test('rows go in sizes that keep the firm’s object free for others', () => {
  expect(nextSize(100, 400)).toBe(10)
  expect(nextSize(25, 5)).toBe(50)
  expect(nextSize(250, 10)).toBe(250)
})

test('chunks hold every row once, in their order, and none is too large to send', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 250 }),
      (count, size) => {
        const all = rows(count, 'y'.repeat(3000))
        const lines: number[] = []
        for (let from = 0; from < count; ) {
          const chunk = chunkOf(all, from, size)
          expect(JSON.stringify(chunk).length).toBeLessThan(400_000)
          lines.push(...chunk.map(({ line }) => line))
          from += chunk.length
        }
        expect(lines).toEqual(all.map(({ line }) => line))
      },
    ),
  )
})

test('a row that is too large by itself goes alone', () => {
  expect(chunkOf(rows(3, 'z'.repeat(400_000)), 0, 25)).toHaveLength(1)
})
