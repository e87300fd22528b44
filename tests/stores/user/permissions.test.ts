import { afterEach, describe, expect, test } from 'vitest'
import type { SignedInUser } from '#domain/user/user'
import {
  $permissions,
  hasAnyPermission,
  hasAnyRole,
  hasPermission,
  hasRole,
  lacksPermission,
} from '#stores/user/permissions'
import { $session } from '#stores/user/session'

const signIn = (permissions: string[], roles: string[] = []) =>
  $session.set({
    user: {
      id: '1',
      type: 'staff',
      first_name: 'Eleanor',
      last_name: 'Shaw',
      email: 'e@harcourt.test',
      job_title: null,
      phone: null,
      permissions: permissions.map((name) => ({ name })),
      roles,
      contact_id: null,
      agency_id: null,
      read_only: false,
    } satisfies SignedInUser,
  })

afterEach(() => $session.set(null))

const empty = [null, undefined, '', []] as const
type Check = (names: Parameters<typeof hasPermission>[0]) => boolean

describe('what the signed-in person holds', () => {
  test.each([
    // names, has, has any, lacks
    ['a', true, true, false],
    ['c', false, false, true],
    [['a'], true, true, false],
    [['a', 'b'], true, true, false],
    [['a', 'c'], false, true, true],
    [['c', 'd'], false, false, true],
    [null, false, false, false],
    [undefined, false, false, false],
    ['', false, false, false],
    [[], false, false, false],
  ])('answers %j with has %s, has any %s, lacks %s', (names, has, hasAny, lacks) => {
    signIn(['a', 'b'])
    expect([hasPermission(names), hasAnyPermission(names), lacksPermission(names)]).toEqual([
      has,
      hasAny,
      lacks,
    ])
  })

  test.each([
    ['manager', true, true],
    ['owner', false, false],
    [['manager', 'bdm'], true, true],
    [['manager', 'owner'], false, true],
    [['owner'], false, false],
    [[], false, false],
    [null, false, false],
    ['', false, false],
  ])('answers the roles %j with has %s, has any %s', (names, has, hasAny) => {
    signIn([], ['manager', 'bdm'])
    expect([hasRole(names), hasAnyRole(names)]).toEqual([has, hasAny])
  })

  test('is listed by name', () => {
    signIn(['a', 'b'])
    expect($permissions.get()).toEqual(['a', 'b'])
  })

  test('is matched whole, never by a part of its name', () => {
    signIn(['quotes.view-any'])
    expect(hasPermission('quotes.view')).toBe(false)
    expect(lacksPermission('quotes.view')).toBe(true)
  })
})

describe.each([
  ['a visitor', () => $session.set(null)],
  ['somebody without permissions and roles', () => signIn([])],
])('%s', (_, begin) => {
  test('holds nothing, and lacks whatever is named', () => {
    begin()
    const checks: Check[] = [hasPermission, hasAnyPermission, hasRole, hasAnyRole]
    expect(checks.map((check) => check('a'))).toEqual([false, false, false, false])
    expect(checks.map((check) => check(['a', 'b']))).toEqual([false, false, false, false])
    expect([lacksPermission('a'), lacksPermission(['a', 'b'])]).toEqual([true, true])
  })

  test('gets no for empty input', () => {
    begin()
    for (const names of empty) {
      expect(hasPermission(names) || hasAnyPermission(names) || lacksPermission(names)).toBe(false)
      expect(hasRole(names) || hasAnyRole(names)).toBe(false)
    }
  })
})
