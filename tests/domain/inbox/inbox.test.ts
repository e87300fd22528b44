import { expect, test } from 'vitest'
import { inboxActs } from '#domain/inbox/acts'
import { assigned, closed, reopened, snoozed, woken } from '#domain/inbox/change'
import { itemOf } from '#domain/inbox/item'
import type { ActingPerson } from '#domain/user/acting-person'

const person: ActingPerson = {
  id: 'u1',
  type: 'staff',
  permissions: [{ name: 'inbox.view-any' }],
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
}
const by = { id: 'u1', name: 'Tom Birkett' }
const now = '2026-11-20T09:00:00.000Z'
const item = itemOf({ id: 'e1', at: now })

test('a snooze ends at eight in the morning of London, in winter and in summer', () => {
  expect(snoozed(item, '2026-11-23', by, now).snoozed?.wakes_at).toBe('2026-11-23T08:00:00.000Z')
  expect(snoozed(item, '2027-06-01', by, now).snoozed?.wakes_at).toBe('2027-06-01T07:00:00.000Z')
})

test.each(['2026-11-20', '2026-11-19', '2027-11-21'])('%s is no day to snooze to', (day) => {
  expect(() => snoozed(item, day, by, now)).toThrow()
})

test('an email that comes back is the newest, and one that is reopened has its old place', () => {
  const later = '2026-11-23T08:00:00.000Z'
  expect(woken(snoozed(item, '2026-11-23', by, now), later)).toMatchObject({
    at: later,
    snoozed: null,
    version: 3,
  })
  expect(reopened(closed(item, 'done', by, later))).toMatchObject({ at: now, closed: null })
})

test('what is done keeps whose it was and is snoozed no more', () => {
  const mine = snoozed(assigned(item, by), '2026-11-23', by, now)
  expect(closed(mine, 'done', by, now)).toMatchObject({ assigned_to: by, snoozed: null })
})

test('what is filed can be neither closed nor reopened, and a read-only role does nothing', () => {
  const filed = inboxActs(closed(item, 'filed', by, now), person)
  expect([filed.close, filed.reopen, filed.assign]).toEqual(
    Array(3).fill(expect.objectContaining({ code: 'inbox.filed' })),
  )
  const reader = inboxActs(item, { ...person, read_only: true })
  expect(reader.assign).toMatchObject({ status: 403 })
  expect(inboxActs(item, person).reopen).toMatchObject({ code: 'inbox.open' })
})
