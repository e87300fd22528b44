import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SplitItem, SplitList } from '#domain/enquiry/split/split-list'
import { splitSource } from '#lib/enquiry/source-text'

const folder = join(import.meta.dirname, 'lists')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** With the set of lists that this one came in, and how many items were whole before any rule was changed for it. */
type Wanted = SplitList & { readonly set?: number; readonly first_try?: number }
const expectedOf = (name: string): Wanted => JSON.parse(read(name))

const plain = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const compared = [
  'label',
  'section',
  'parent',
  'text',
  'reply',
  'comment',
  'state',
  'round',
  'duplicate_of',
] as const

const isRight = (item: SplitItem | undefined, wanted: SplitItem) =>
  item !== undefined && compared.every((key) => plain(item[key]) === plain(wanted[key]))

const lists = readdirSync(folder).filter((name) => !name.endsWith('.json'))
const scoreOf = async (name: string) => {
  const wanted = expectedOf(name.replace(/\.\w+$/, '.expected.json'))
  const list = await splitSource(name, readFileSync(join(folder, name)))
  const right = wanted.items.filter((item, at) => isRight(list.items[at], item)).length
  return { name, list, wanted, right }
}
const scored = await Promise.all(lists.map(scoreOf))

test.each(scored)('$name: $right of $wanted.count', ({ list, wanted, right }) => {
  expect(list.count).toBe(list.items.length)
  expect({ count: list.count, right }).toEqual({ count: wanted.count, right: wanted.count })
  expect(
    list.items.filter(({ state }) => !['answered', 'not_satisfied', undefined].includes(state)),
  ).toEqual([])
})

/** Of each set, the items that were whole when it was first tried, as written down then. */
const firstTries = [
  [1, 57, 91],
  [2, 21, 57],
  [3, 24, 48],
  [4, 44, 57],
  [5, 18, 54],
  [6, 35, 44],
  [7, 48, 51],
  [8, 35, 45],
  [9, 27, 34],
  [10, 20, 35],
  [11, 30, 30],
  [12, 57, 75],
  [13, 45, 56],
  [14, 37, 56],
  [15, 19, 36],
  [16, 30, 33],
  [17, 9, 22],
  [18, 33, 35],
  [19, 48, 65],
  [20, 41, 66],
  [21, 36, 64],
  [22, 35, 58],
  [23, 53, 56],
  [24, 20, 29],
  [25, 14, 18],
  [26, 50, 60],
  [27, 45, 58],
  [28, 56, 70],
  [29, 56, 59],
  [30, 64, 69],
  [31, 56, 56],
  [32, 167, 200],
  [33, 90, 133],
]

test.each(firstTries)('set %i: %i of %i at the first try', (set, right, count) => {
  const lists = scored.filter(({ wanted }) => wanted.set === set)
  const sum = (of: (wanted: Wanted) => number) =>
    lists.reduce((total, { wanted }) => total + of(wanted), 0)
  expect([sum(({ first_try: first = 0 }) => first), sum((wanted) => wanted.count)]).toEqual([
    right,
    count,
  ])
})

test('what asks nothing is kept beside the enquiries', () => {
  for (const { list, wanted } of scored)
    for (const remark of wanted.not_enquiries)
      expect(list.not_enquiries.join(' ')).toContain(remark)
})
