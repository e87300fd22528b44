import { expect, test } from 'vitest'
import { circlesIn } from '#worker/local/circles'

const circles = (imports: Readonly<Record<string, readonly string[]>>) =>
  circlesIn(new Map(Object.entries(imports)))

test('files that import in one direction make no circle', () => {
  expect(circles({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([])
})

test('a circle is told from its start to its start', () => {
  expect(circles({ a: ['b'], b: ['c'], c: ['b', 'd'], d: [] })).toEqual([['b', 'c', 'b']])
})

test('of files that import each other in many ways the shortest circle is told', () => {
  const [circle, ...others] = circles({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] })
  expect(circle).toHaveLength(3)
  expect(others).toEqual([])
})

test('two groups are two circles, and a file that imports itself is one', () => {
  expect(circles({ a: ['b'], b: ['a'], c: ['d'], d: ['d'] })).toHaveLength(2)
})

test('what a file imports from elsewhere is no part of a circle', () => {
  expect(circles({ a: ['vitest', 'b'], b: [] })).toEqual([])
})
