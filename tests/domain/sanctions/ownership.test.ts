import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownedCompanies } from '#domain/sanctions/ownership/ownership'
import '../../support/property-runs.ts'

const owner = (name: string, share: number) => ({
  ...{ name, kind: 'person' as const, born: null, share },
})
const listed =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

test('more than half counts, also of several together and through other companies; half does not', () => {
  const half = [{ company: 'A', owners: [owner('X', 5_000), owner('Y', 5_000)] }]
  expect(ownedCompanies(half, listed('X'))).toEqual([])
  expect(ownedCompanies(half, listed('X', 'Y'))).toEqual([
    { company: 'A', share: 10_000, owners: ['X', 'Y'] },
  ])
  const chain = [
    { company: 'B', owners: [owner('A', 5_001)] },
    { company: 'A', owners: [owner('X', 6_000)] },
  ]
  expect(ownedCompanies(chain, listed('X')).map(({ company }) => company)).toEqual(['A', 'B'])
  expect(ownedCompanies(chain, listed())).toEqual([])
})

test('companies that own each other end, and another person on the list never clears a company', () => {
  const names = ['A', 'B', 'C', 'X', 'Y']
  const owners = fc.array(
    fc.record({ name: fc.constantFrom(...names), share: fc.integer({ min: 1, max: 10_000 }) }),
    { maxLength: 4 },
  )
  const graph = fc.tuple(owners, owners, owners)
  fc.assert(
    fc.property(graph, (all) => {
      const owned = all.map((of, at) => ({
        company: names[at] ?? '',
        owners: of.map(({ name, share }) => owner(name, share)),
      }))
      const one = ownedCompanies(owned, listed('X')).map(({ company }) => company)
      const both = ownedCompanies(owned, listed('X', 'Y')).map(({ company }) => company)
      expect(both).toEqual(expect.arrayContaining(one))
    }),
  )
})
