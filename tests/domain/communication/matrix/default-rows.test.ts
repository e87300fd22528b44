import { expect, test } from 'vitest'
import { matrixRows } from '#domain/communication/matrix/rows'
import { defaultRows } from './default-rows.ts'

const cellsOf = (type: string) => {
  const row = matrixRows.find((it) => it.type === type)
  return row ? [...row.standard.keys()] : []
}

const [fired, waiting] = [
  defaultRows.filter((it) => 'type' in it),
  defaultRows.filter((it) => 'waits_for' in it),
]

test('each row of the default matrix is sent by an event, or says which noun it waits for', () => {
  expect(new Set(defaultRows.map(({ key }) => key)).size).toBe(defaultRows.length)
  expect(fired.length + waiting.length).toBe(defaultRows.length)
})

test.each(fired)('$key is sent by $type', ({ type, cells }) => {
  expect(cellsOf(type)).toEqual(expect.arrayContaining([...cells]))
})
