import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentGroups } from '#domain/document/group'
import { isValid } from '#domain/page-params'
import { findRoute } from '#routes'
import { exampleOf, pages } from './pages.ts'

const isFound = (path: string) => {
  const found = findRoute(path)
  return found !== null && isValid(found.params)
}

describe('a route may carry a validator; any result other than true produces the 404 page', () => {
  const withParameters = pages.filter(({ path }) => path.includes(':'))

  test.each(withParameters)('$path takes what can name a record', ({ path }) => {
    expect(isFound(exampleOf(path))).toBe(true)
  })

  test.each(withParameters)('$path refuses what cannot', ({ path }) => {
    for (const parameter of path.match(/:[a-z_]+/g) ?? []) {
      const whole = path.replace(parameter, 'Not%20A%20Name')
      expect(isFound(exampleOf(whole))).toBe(false)
    }
  })

  test('an id is a UUID or a positive whole number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.integer({ min: 1 }).map(String)), (id) => isValid({ id })),
    )
    for (const id of ['0', '-1', '1.5', '01', '', 'x', '1e3', '１', '1\n', 'null']) {
      expect([id, isValid({ id })]).toEqual([id, false])
    }
  })

  test('a name is a slug', () => {
    for (const name of ['callum-reid', 'a', 'team-2']) expect(isValid({ name })).toBe(true)
    for (const name of ['Callum', 'a--b', '-a', 'a-', 'a b', 'a/b', '..', '']) {
      expect([name, isValid({ name })]).toEqual([name, false])
    }
  })

  test('a graph is URL-safe base64', () => {
    for (const graph of ['AAMk-_=', 'abc==']) expect(isValid({ graph })).toBe(true)
    for (const graph of ['a+b', 'a/b', '', 'a===', '<', 'é']) {
      expect([graph, isValid({ graph })]).toEqual([graph, false])
    }
  })

  test('a document group belongs to its kind of matter', () => {
    for (const [matter_type, groups] of Object.entries(documentGroups)) {
      for (const group of groups) expect(isValid({ matter_type, group })).toBe(true)
    }
    expect(isValid({ matter_type: 'sale', group: 'searches' })).toBe(false)
    expect(isValid({ matter_type: 'lease', group: 'onboarding' })).toBe(false)
    expect(isValid({ matter_type: 'constructor', group: 'name' })).toBe(false)
  })

  test('a parameter that nobody knows is refused', () => {
    for (const name of ['page', 'ref', 'ids']) expect(isValid({ [name]: '1' })).toBe(false)
  })
})
