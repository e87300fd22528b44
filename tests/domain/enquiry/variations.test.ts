import { expect, test } from 'vitest'
import { floors, kinds } from './variations/kinds.ts'
import { tableVariationOf, variationOf } from './variations/lists.ts'
import type { Variation } from './variations/render.ts'
import { scoreOf } from './variations/score.ts'
import { tableKinds } from './variations/table-kinds.ts'

/** Lists of each kind at least. */
const lists = process.env['NIGHTLY'] === '1' ? 1500 : 60

const seedOf = (name: string, at: number) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) + at * 7919

const scoreOfAll = (variations: readonly Variation[]) => {
  const scores = variations.map(scoreOf)
  const right = scores.reduce((sum, it) => sum + it.right, 0)
  const count = scores.reduce((sum, it) => sum + it.count, 0)
  return { right, count, share: right / count }
}

/** Seeds for each of so many changes. */
const seedsOf = (changes: number) =>
  Array.from({ length: Math.ceil(lists / changes) }, (_, at) => at + 1)

test.each(Object.entries(kinds))('lists with other %s still split', (kind, changes) => {
  const { right, count, share } = scoreOfAll(
    Object.entries(changes).flatMap(([name, change]) =>
      seedsOf(Object.keys(changes).length).map((at) => variationOf(change, seedOf(name, at))),
    ),
  )
  console.info(`${kind}: ${right} of ${count} (${(100 * share).toFixed(1)} %)`)
  expect(share).toBeGreaterThanOrEqual(floors[kind] ?? 0.98)
})

test('tables with other columns, cells and names still split', () => {
  const { right, count, share } = scoreOfAll(
    Object.entries(tableKinds).flatMap(([name, setting]) =>
      seedsOf(Object.keys(tableKinds).length).map((at) =>
        tableVariationOf(setting, seedOf(name, at)),
      ),
    ),
  )
  console.info(`tables: ${right} of ${count} (${(100 * share).toFixed(1)} %)`)
  expect(share).toBeGreaterThanOrEqual(0.99)
})

test('the same seed gives the same list', () => {
  const [, change = {}] = Object.entries(kinds['mixed'] ?? {})[0] ?? []
  expect(variationOf(change, 7)).toEqual(variationOf(change, 7))
})
