import { describe, expect, test } from 'vitest'
import type { ContactDetails } from '#domain/contact/bodies'
import { ContactDetails as Details } from '#domain/contact/bodies'
import { editContact } from '#domain/contact/editing'
import { historyEntriesOf } from '#domain/contact/history'
import { migrateFirstShape } from '#domain/contact/stored'
import { refusalOf } from '../refusal-of.ts'
import { contact, NOW } from './contact-support.ts'

const detailsOf = (given: object = {}): ContactDetails => {
  const it = contact()
  return Details.parse({
    ...Object.fromEntries(
      Object.keys(Details.shape).map((key) => [key, it[key as keyof typeof it]]),
    ),
    ...given,
  })
}

describe('editing a contact', () => {
  test('says which fields changed, from what to what', () => {
    const { contact: it, events } = editContact(contact(), detailsOf({ last_name: 'Vale' }), NOW)
    expect(it).toMatchObject({ version: 4, last_name: 'Vale', previous_names: ['Tarrant'] })
    expect(events).toMatchObject([
      {
        name: 'contact.updated',
        version: 4,
        changed: ['last_name', 'previous_names'],
        detail: { before: { last_name: 'Tarrant' }, after: { last_name: 'Vale' } },
      },
    ])
    const [event] = events
    const recorded = { name: 'contact.updated', at: NOW, who: 'Ann', detail: event?.detail ?? {} }
    expect(historyEntriesOf(recorded)[0]).toEqual({
      at: NOW,
      who: 'Ann',
      what: 'Last name',
      from: 'Tarrant',
      to: 'Vale',
    })
  })

  test('of nothing changes nothing', () => {
    expect(editContact(contact(), detailsOf(), NOW)).toEqual({ contact: contact(), events: [] })
  })

  test('makes the chosen address and number the main ones', () => {
    const emails = [
      { kind: 'personal', address: 'owen@tarrant.test', is_main: false },
      { kind: 'work', address: 'owen@work.test', is_main: true },
    ]
    const { contact: it } = editContact(contact(), detailsOf({ emails, phones: [] }), NOW)
    expect([it.email, it.phone]).toEqual(['owen@work.test', null])
    const two = emails.map((one) => ({ ...one, is_main: true }))
    expect(Details.safeParse({ ...detailsOf(), emails: two }).success).toBe(false)
  })

  test('never says in an event that somebody is vulnerable', () => {
    const vulnerability = { type: 'health', note: 'Low vision.', adjust: '' }
    const { events } = editContact(contact(), detailsOf({ vulnerability }), NOW)
    expect(events[0]?.changed).toEqual([])
    expect(events[0]?.detail).toEqual({ fields: ['vulnerability'], before: {}, after: {} })
  })

  test('is refused where the contact was merged into another', () => {
    const merged = contact({ merged_into: 'other' })
    expect(refusalOf(() => editContact(merged, detailsOf(), NOW))).toMatchObject({
      status: 409,
      code: 'contact.merged',
    })
  })
})

test('a contact of an earlier version has its one address and number as the main ones', () => {
  const { emails, phones, communication, middle_name, ...old } = contact()
  const withDetail = migrateFirstShape({
    ...old,
    preferred_channel: 'phone',
    language: 'cy',
  })
  expect(withDetail).toEqual({
    ...contact(),
    communication: { channels: ['phone'], language: 'cy', large_print: false },
  })
  expect([emails, phones, communication.language, middle_name]).toEqual([
    withDetail['emails'],
    withDetail['phones'],
    'en',
    null,
  ])
})
