import { expect, test } from 'vitest'
import { floors, kinds } from './variations/kinds.ts'
import { variationOf } from './variations/lists.ts'
import { scoreOf } from './variations/score.ts'

/** Lists that each change is made to. */
const lists = process.env['NIGHTLY'] === '1' ? 60 : 4

const seedOf = (name: string, at: number) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) + at * 7919

test.each(Object.entries(kinds))('lists with other %s still split', (kind, changes) => {
  let right = 0
  let count = 0
  for (const [name, change] of Object.entries(changes))
    for (let at = 1; at <= lists; at += 1) {
      const score = scoreOf(variationOf(change, seedOf(name, at)))
      right += score.right
      count += score.count
    }
  console.info(`${kind}: ${right} of ${count} (${((100 * right) / count).toFixed(1)} %)`)
  expect(right / count).toBeGreaterThanOrEqual(floors[kind] ?? 0.98)
})
