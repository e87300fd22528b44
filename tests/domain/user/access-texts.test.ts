import { describe, expect, test } from 'vitest'
import { eventText } from '#domain/events'

const name = 'Grace Ellery'

describe('the history of an account', () => {
  test.each([
    ['user.updated', { name, status: 'suspended' }, 'Grace Ellery was suspended'],
    ['user.updated', { name, status: 'left' }, 'Grace Ellery left'],
    ['user.updated', { name }, 'Grace Ellery changed'],
    ['permissions.changed', { name, status: 'suspended' }, 'Access of Grace Ellery ended'],
    ['permissions.changed', { name, status: 'active' }, 'Access of Grace Ellery restored'],
    [
      'permissions.changed',
      { name, before: ['Conveyancer'], after: ['Cashier', 'Auditor'] },
      'Access of Grace Ellery changed from Conveyancer to Cashier, Auditor',
    ],
    ['permissions.changed', { role: 'Cashier', permissions: [] }, 'Role Cashier changed'],
    ['permissions.changed', { added: 'Clerk', permissions: [] }, 'Role Clerk created'],
    ['session.ended', { name, user: 'g', sessions: 3 }, 'Grace Ellery signed out of 3 sessions'],
    ['session.ended', { name, user: 'g', session: 's' }, 'Grace Ellery signed out of one session'],
    [
      'second-factor.reset',
      { of: name, reason: 'New telephone' },
      'Second factor of Grace Ellery reset: New telephone',
    ],
  ])('names who is meant by %s %j', (event, detail, text) => {
    expect(eventText(event, detail)).toBe(text)
  })

  test.each([
    ['user.updated', 'User changed'],
    ['permissions.changed', 'Permissions changed'],
    ['session.ended', 'Signed out'],
  ])('reads rows of %s from before, which name nobody', (event, text) => {
    expect(eventText(event, {})).toBe(text)
  })
})
