import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, merged } from '#domain/stale-record'

const base = { name: 'Owen', phone: '', sale: { price: 1, tenure: null }, clients: ['a', 'b'] }

test('what only one of the two changed is no difference to choose about and stays changed', () => {
  const mine = { ...base, name: 'Olive' }
  const theirs = { ...base, sale: { price: 2, tenure: null } }
  const it = { base, mine, theirs }
  expect(differences(it).filter((one) => one.isTyped)).toEqual([])
  for (const winner of ['mine', 'theirs'] as const)
    expect(merged(it, winner)).toEqual({ ...base, name: 'Olive', sale: theirs.sale })
})

test('where both wrote, the place is named with both values and the winner’s stands', () => {
  const mine = { ...base, name: 'Olive', sale: { price: 3, tenure: 'freehold' } }
  const theirs = { ...base, phone: '1', sale: { price: 2, tenure: null } }
  const it = { base, mine, theirs } as never
  expect(differences(it)).toEqual([
    { path: 'phone', mine: '', theirs: '1', isTyped: false },
    { path: 'sale.price', mine: 3, theirs: 2, isTyped: true },
  ])
  expect(merged(it, 'mine')).toEqual({ ...mine, phone: '1' })
  expect(merged(it, 'theirs')).toEqual({
    ...mine,
    phone: '1',
    sale: { price: 2, tenure: 'freehold' },
  })
})

test('two who wrote the same do not disagree', () => {
  const mine = { ...base, name: 'Olive' }
  expect(differences({ base, mine, theirs: { ...mine } })).toEqual([])
})

test('a list that somebody made longer is one value', () => {
  const mine = { ...base, clients: ['a', 'x'] }
  const theirs = { ...base, clients: ['a', 'b', 'c'] }
  const it = { base, mine, theirs }
  expect(differences(it)).toEqual([
    { path: 'clients', mine: ['a', 'x'], theirs: ['a', 'b', 'c'], isTyped: true },
  ])
  expect(merged(it, 'mine').clients).toEqual(['a', 'x'])
})

test('a list of the same length is put together place by place', () => {
  const it = {
    base,
    mine: { ...base, clients: ['x', 'b'] },
    theirs: { ...base, clients: ['a', 'y'] },
  }
  expect(merged(it, 'mine').clients).toEqual(['x', 'y'])
})

test('nothing typed here gives theirs, nothing changed there gives mine, whatever the record', () => {
  const record = fc.object({ maxDepth: 3, values: [fc.string(), fc.integer(), fc.constant(null)] })
  fc.assert(
    fc.property(record, record, (one, other) => {
      expect(merged({ base: one, mine: one, theirs: other }, 'mine')).toEqual(other)
      expect(merged({ base: one, mine: other, theirs: one }, 'theirs')).toEqual(other)
      expect(differences({ base: one, mine: other, theirs: one })).toEqual([])
    }),
  )
})
