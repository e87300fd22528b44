import { describe, expect, test } from 'vitest'
import type { Broadcast } from '#domain/broadcast'
import { accessChanges } from '#tenant/events/access-changes'

const record = 'presence-tenant.harcourt.conveyance.c1'
const own = 'private-tenant.harcourt.user.u1'

const told = (name: string, channels: readonly string[], changed: readonly string[] = []) =>
  ({ channels, name, data: { seq: 1, id: 'x', version: 1, changed } }) satisfies Broadcast

describe('after an event listening is in doubt', () => {
  test('of those whose permissions changed, whatever they listen to', () => {
    const event = told('permissions.changed', ['private-tenant.harcourt.admin', own], ['roles'])
    expect(accessChanges('harcourt', [event])).toEqual([{ users: ['u1'], channels: null }])
  })

  test.each(['conveyance.updated', 'conveyance.status-changed', 'quotecase.updated'])(
    'of everybody at the record: %s',
    (name) => {
      const event = told(name, ['private-tenant.harcourt.conveyances', record])
      expect(accessChanges('harcourt', [event])).toEqual([{ users: null, channels: [record] }])
    },
  )

  test('of everybody when somebody changes teams', () => {
    expect(accessChanges('harcourt', [told('user.updated', [own], ['team'])])).toEqual([
      { users: null, channels: null },
    ])
  })

  test('of nobody otherwise', () => {
    const events = [
      told('task.completed', [record]),
      told('user.updated', [own], ['phone']),
      told('conveyance.holder-changed', [record], ['holder']),
    ]
    expect(accessChanges('harcourt', events)).toEqual([])
  })
})
