import { describe, expect, test } from 'vitest'
import { permissions } from '#domain/permissions'
import {
  actions,
  addedGrant,
  effectOn,
  type Grant,
  missingFrom,
  permissionFor,
  permissionName,
  requiredPermission,
  resources,
  sumGrants,
} from '#domain/user/role/grant'

const grant = (names: string[], conveyance: Grant['scope']['conveyance'] = 'none'): Grant => ({
  permissions: names,
  scope: { conveyance, quotes: 'none' },
})

describe('roles', () => {
  test('add up, and the widest scope wins', () => {
    const sum = sumGrants([
      grant(['users.create'], 'own'),
      grant(['users.create', 'roles.update'], 'team'),
    ])
    expect(sum).toEqual(grant(['users.create', 'roles.update'], 'team'))
    expect(sumGrants([])).toEqual(grant([]))
  })

  test('go beyond a holder by each permission and by a wider reach', () => {
    const holder = grant(['users.create'], 'team')
    expect(missingFrom(holder, grant(['users.create'], 'own'))).toEqual([])
    expect(missingFrom(holder, grant(['users.update'], 'all'))).toEqual([
      'users.update',
      'conveyances: all',
    ])
  })

  test('that only lose something give nothing that has to be held', () => {
    const before = grant(['users.create', 'roles.update'], 'all')
    expect(addedGrant(before, grant(['users.create'], 'own'))).toEqual(grant([]))
  })
})

test('a change leaves alone what somebody has through another role', () => {
  const other = { ...grant(['quotes.create'], 'all'), read_only: false }
  const before = { ...grant(['leads.create']), read_only: false }
  const after = { ...grant(['quotes.create'], 'team'), read_only: false }
  const effect = effectOn(other, before, after)
  expect(effect).toEqual({ gains: [], loses: ['leads.create'], scope: [], changing: null })
})

test.each([
  [true, true, 'nothing more'],
  [true, false, 'again'],
  [false, true, null],
  [false, false, null],
] as const)(
  'beside roles that are read-only (%s), to be read-only (%s) changes %j',
  (others, to, changing) => {
    const role = (read_only: boolean) => ({ ...grant(['quotes.create']), read_only })
    const effect = effectOn({ ...grant([]), read_only: others }, role(!to), role(to))
    expect(effect).toEqual({ gains: [], loses: [], scope: [], changing })
  },
)

test('every permission has its place in the grid', () => {
  const grid = resources.flatMap((it) => actions.flatMap((one) => permissionFor(it, one) ?? []))
  expect(grid.toSorted()).toEqual(permissions.toSorted())
})

test('changing needs seeing, where there is such a permission', () => {
  expect(requiredPermission('conveyance.update')).toBe('conveyance.view')
  expect(requiredPermission('users.update')).toBe('users.view-any')
  expect(requiredPermission('users.view-any')).toBeNull()
  expect(requiredPermission('bank-details.update')).toBeNull()
})

test('a permission is shown by its resource and action, never by its key', () => {
  expect(permissionName('document-templates.view-any')).toBe('Document templates: view any')
  expect(permissionName('conveyance.update')).toBe('Conveyances: update')
  expect(permissionName('conveyances: all')).toBe('conveyances: all')
})
