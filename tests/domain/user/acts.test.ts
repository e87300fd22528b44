import { expect, test } from 'vitest'
import type { Permission } from '#domain/permissions'
import { administersMore, userActs } from '#domain/user/acts'
import { defaultRoles } from '#tenant/user/role/default'
import { staff } from './people.ts'

type Role = (typeof defaultRoles)[number]

const subject = { id: 'other', status: 'active', first_name: 'Owen', last_name: 'Tarrant' } as const

const maySuspend = (held: readonly Permission[], other: Role) => {
  const holds_more = administersMore(held, other.permissions)
  return userActs({ ...subject, holds_more }, staff(held)).suspend === true
}

/** A line for each acting role, with a column for each role in the order of the lines. */
const tableOf = (added: readonly Permission[]) =>
  defaultRoles
    .map((by) => {
      const held = [...by.permissions, ...added]
      const cells = defaultRoles.map((other) => (maySuspend(held, other) ? '+' : '.'))
      return `${by.name.padEnd(28)} ${cells.join(' ')}`
    })
    .join('\n')

test('owners suspend everybody, managers everybody but owners, and others nobody', () => {
  expect(tableOf([])).toMatchInlineSnapshot(`
    "Owner                        + + + + + + + + + + + + + + +
    Practice manager             . + + + + + + + + + + + + + +
    Head of conveyancing         . . . . . . . . . . . . . . .
    Conveyancer                  . . . . . . . . . . . . . . .
    Legal assistant              . . . . . . . . . . . . . . .
    Post-completion executive    . . . . . . . . . . . . . . .
    New-business adviser         . . . . . . . . . . . . . . .
    New-business manager         . . . . . . . . . . . . . . .
    Business development manager . . . . . . . . . . . . . . .
    Cashier                      . . . . . . . . . . . . . . .
    Compliance                   . . . . . . . . . . . . . . .
    Template editor              . . . . . . . . . . . . . . .
    Auditor                      . . . . . . . . . . . . . . .
    Agent                        . . . . . . . . . . . . . . .
    Client                       . . . . . . . . . . . . . . ."
  `)
})

test('of those who were also given users to change, nobody suspends an owner', () => {
  expect(tableOf(['users.view-any', 'users.update'])).toMatchInlineSnapshot(`
    "Owner                        + + + + + + + + + + + + + + +
    Practice manager             . + + + + + + + + + + + + + +
    Head of conveyancing         . . + + + + + . + + . + . + +
    Conveyancer                  . . + + + + + . + + . + . + +
    Legal assistant              . . + + + + + . + + . + . + +
    Post-completion executive    . . + + + + + . + + . + . + +
    New-business adviser         . . + + + + + . + + . + . + +
    New-business manager         . . + + + + + + + + . + . + +
    Business development manager . . + + + + + . + + . + . + +
    Cashier                      . . + + + + + . + + . + . + +
    Compliance                   . . + + + + + . + + + + + + +
    Template editor              . . + + + + + . + + . + . + +
    Auditor                      . . + + + + + . + + + + + + +
    Agent                        . . + + + + + . + + . + . + +
    Client                       . . + + + + + . + + . + . + +"
  `)
})
