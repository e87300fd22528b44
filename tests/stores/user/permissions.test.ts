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

const empty = [null, undefined, []] as const

describe('what the signed-in person holds', () => {
  test.each([
    // names, has, has any, lacks
    ['quotes.create', true, true, false],
    ['users.create', false, false, true],
    [['quotes.create'], true, true, false],
    [['quotes.create', 'leads.create'], true, true, false],
    [['quotes.create', 'users.create'], false, true, true],
    [['users.create', 'roles.create'], false, false, true],
    [null, false, false, false],
    [undefined, false, false, false],
    [[], false, false, false],
  ] as const)('answers %j with has %s, has any %s, lacks %s', (names, has, hasAny, lacks) => {
    signIn(['quotes.create', 'leads.create'])
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
    signIn(['conveyance.view-any'])
    expect(hasPermission('conveyance.view')).toBe(false)
    expect(lacksPermission('conveyance.view')).toBe(true)
  })
})

describe.each([
  ['a visitor', () => $session.set(null)],
  ['somebody without permissions and roles', () => signIn([])],
])('%s', (_, begin) => {
  test('holds nothing, and lacks whatever is named', () => {
    begin()
    expect([hasPermission('quotes.create'), hasAnyPermission('quotes.create')]).toEqual([
      false,
      false,
    ])
    expect([hasRole('a'), hasAnyRole(['a', 'b']), hasRole(['a', 'b'])]).toEqual([
      false,
      false,
      false,
    ])
    expect(lacksPermission(['quotes.create', 'leads.create'])).toBe(true)
  })

  test('gets no for empty input', () => {
    begin()
    for (const names of empty) {
      expect(hasPermission(names) || hasAnyPermission(names) || lacksPermission(names)).toBe(false)
      expect(hasRole(names) || hasAnyRole(names)).toBe(false)
    }
  })
})
