import { expect, test } from 'vitest'
import { movedBy, reasonAgainstParent, treeOf } from '#domain/enquiry/classification/tree'

const rows = [
  { code: 'TIT', parent: null, position: 1 },
  { code: 'COV', parent: 'TIT', position: 2 },
  { code: 'PLN', parent: null, position: 3 },
  { code: 'EAS', parent: 'TIT', position: 4 },
  { code: 'OLD', parent: 'AWAY', position: 5 },
]

test('each stands under its parent, in the order of its place', () => {
  expect(treeOf(rows).map(({ code, depth }) => `${depth} ${code}`)).toEqual([
    ...['0 TIT', '1 COV', '1 EAS', '0 PLN', '0 OLD'],
  ])
})

test('one moves by a step among its siblings, and stays at an end', () => {
  const after = (code: string, step: -1 | 1) => {
    const codes = movedBy(rows, code, step)
    const placed = rows.map((it) => ({ ...it, position: codes.indexOf(it.code) + 1 }))
    return treeOf(placed).map((it) => it.code)
  }
  expect(after('PLN', -1)).toEqual(['PLN', 'TIT', 'COV', 'EAS', 'OLD'])
  expect(after('COV', 1)).toEqual(['TIT', 'EAS', 'COV', 'PLN', 'OLD'])
  expect(after('TIT', -1)).toEqual(treeOf(rows).map(({ code }) => code))
})

test('nothing stands under itself, at any depth, or under what is not there', () => {
  const deep = [...rows, { code: 'SUB', parent: 'COV', position: 6 }]
  expect(reasonAgainstParent('TIT', 'SUB', deep)).toBe('It cannot be part of itself.')
  expect(reasonAgainstParent('TIT', 'TIT', deep)).toBe('It cannot be part of itself.')
  expect(reasonAgainstParent('TIT', 'ZZZ', deep)).toBe('Choose a classification from the list.')
  expect([reasonAgainstParent('SUB', 'PLN', deep), reasonAgainstParent('SUB', null, deep)]).toEqual(
    [null, null],
  )
})
