import { expect, test } from 'vitest'
import { routeTable } from '#routes'
import { pages } from '../spec/pages.ts'

const added = Object.values(routeTable).filter((route) => route.added)

test('an added page is none of the specification, and asks for a user and a permission', () => {
  const specified = new Set(pages.map(({ path }) => path))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter(({ path }) => specified.has(path))).toEqual([])
  expect(added.filter(({ auth, can }) => !auth || can.length === 0)).toEqual([])
})
