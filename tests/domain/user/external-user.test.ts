import { describe, expect, test } from 'vitest'
import { externalUserOf } from '#domain/user/external-user'
import { fullName, initials } from '#domain/user/user'

const userOf = (fields: object) => externalUserOf({ id: 7, ...fields }).user
const unreadable = (fields: object) => externalUserOf({ id: 7, ...fields }).unreadable

describe('a user of a firm’s own back end', () => {
  test('needs an id alone', () => {
    expect(externalUserOf({ id: 7 })).toEqual({
      user: {
        id: '7',
        type: 'staff',
        first_name: '',
        last_name: '',
        email: '',
        job_title: null,
        phone: null,
        permissions: [],
        roles: [],
        contact_id: null,
        agency_id: null,
        read_only: false,
      },
      unreadable: [],
    })
  })

  test.each([
    [{ first_name: 'Ada', last_name: 'Marsh', name: 'X' }, 'Ada Marsh', 'AM'],
    [{ first_name: null, last_name: null, name: 'Ada Jane Marsh' }, 'Ada Jane Marsh', 'AJ'],
    [{ first_name: 'Ada' }, 'Ada', 'A'],
    [{ name: '  ', email: 'ada@firm.example' }, 'ada@firm.example', 'A'],
    [{ first_name: null }, '', ''],
  ])('is called by whatever name there is: %o', (fields, name, letters) => {
    expect([fullName(userOf(fields)), initials(userOf(fields))]).toEqual([name, letters])
  })

  test('may have nulls, and 0 and 1 for false and true', () => {
    const nulls = { type: null, permissions: null, roles: null, read_only: null }
    expect(unreadable(nulls)).toEqual([])
    expect(userOf(nulls)).toMatchObject({ type: 'staff', permissions: [], read_only: false })
    expect(userOf({ read_only: 1 }).read_only).toBe(true)
    expect(userOf({ read_only: 0 }).read_only).toBe(false)
    expect(userOf({ money_only: 1 }).money_only).toBe(true)
  })

  test('may have permissions and roles as names or as records', () => {
    const lists = {
      permissions: [{ name: 'leads.create' }, 'quotes.create'],
      roles: [{ name: 'A' }],
    }
    expect(userOf(lists)).toMatchObject({
      permissions: [{ name: 'leads.create' }, { name: 'quotes.create' }],
      roles: ['A'],
    })
  })

  test.each([
    [{ type: 'admin' }, 'type'],
    [{ type: 1 }, 'type'],
    [{ id: null }, 'id'],
    [{ permissions: 'all' }, 'permissions'],
    [{ permissions: [{ id: 1 }] }, 'permissions'],
    [{ roles: [null] }, 'roles'],
    [{ read_only: 'no' }, 'read_only'],
  ])('of which something cannot be read is staff of nobody: %o', (fields, field) => {
    expect(unreadable(fields)).toEqual([field])
    if (field === 'type') expect(userOf(fields).type).not.toBe('staff')
  })

  test('keeps the scope and the team that can be read, and no others', () => {
    const scope = { conveyance: 'own', quotes: 'all' }
    expect(userOf({ scope, team: [7, '8'] })).toMatchObject({ scope, team: ['7', '8'] })
    expect(userOf({ scope: { conveyance: 'most' } })).not.toHaveProperty('scope')
  })
})
