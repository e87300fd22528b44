import { expect, test } from 'vitest'
import { matrixRows } from '#domain/communication/matrix/rows'
import { clientEventNames, type EventName, noticeNames } from '#domain/events'
import { sourcesUnder } from '../../../support/sources.ts'
import { defaultRows } from './default-rows.ts'

/** Rows of the default matrix in the specification. */
const ROWS = 42

const cellsOf = (type: EventName): string[] => [
  ...(matrixRows.find((it) => it.type === type)?.standard.keys() ?? []),
  ...(clientEventNames.includes(type) ? ['line'] : []),
  ...(noticeNames.includes(type) ? ['notice'] : []),
]

const fired = defaultRows.flatMap(({ key, fires }) => fires.map((it) => ({ ...it, key })))

const tests = new Map(
  sourcesUnder(['tests/worker'], /\.(?:ts|txt)$/).map(({ path, text }) => [path, text]),
)

test('each row of the default matrix is named once, and each of the 42 is sent', () => {
  expect(new Set(defaultRows.map(({ key }) => key)).size).toBe(ROWS)
  expect(defaultRows).toHaveLength(ROWS)
  expect(defaultRows.filter(({ fires }) => fires.length === 0)).toEqual([])
})

test.each(fired)('$key: $type sends what the row says', ({ type, ways }) => {
  expect(cellsOf(type)).toEqual(expect.arrayContaining([...ways]))
})

test.each(fired.filter(({ by }) => by.endsWith('.ts')))(
  '$key: $type is really sent in $by',
  ({ type, by }) => expect(tests.get(by) ?? '').toContain(`'${type}'`),
)
