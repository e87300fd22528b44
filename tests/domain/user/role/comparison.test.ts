import { expect, test } from 'vitest'
import { comparedRoles } from '#domain/user/role/comparison'
import type { Role } from '#domain/user/role/role'

const role = (given: Partial<Role>) =>
  ({
    permissions: [],
    scope: { conveyance: 'own', quotes: 'own' },
    read_only: false,
    money_only: false,
    ...given,
  }) satisfies Partial<Role>

test('two roles are compared line by line, what differs first', () => {
  const one = role({ permissions: ['leads.create', 'quotes.view-any'] })
  const other = role({
    permissions: ['quotes.view-any', 'users.update'],
    scope: { conveyance: 'all', quotes: 'own' },
  })
  const lines = comparedRoles(one, other)
  expect(lines.filter((it) => it.differs)).toMatchObject([
    { name: 'Conveyances that they see', one: 'their own', other: 'all' },
    { name: 'Leads: create', one: 'Yes', other: 'No' },
    { name: 'Users: update', one: 'No', other: 'Yes' },
  ])
  expect(lines.map((it) => it.differs)).toEqual([true, true, true, false, false, false, false])
  expect(comparedRoles(one, one).some((it) => it.differs)).toBe(false)
})
