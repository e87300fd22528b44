import { expect, test } from 'vitest'
import { withCallContact, withMessageContact } from '#domain/conveyance/client-contact'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { holdCase } from '#domain/conveyance/hold'
import { viewDays } from '#domain/conveyance/view'
import { aCase, at, eleanor } from './fixture.ts'

const day = '2026-10-12'
const lastContactOn = ({ conveyance }: CaseRecords) => conveyance.last_client_contact_on

const held = (notify: readonly 'client'[]) => {
  const input = { reason: 'Illness', look_again_on: '2026-11-02', notify }
  return withMessageContact(
    holdCase(aCase(), { ...input, notify: [...notify] }, eleanor, at(day)),
    at(day),
  )
}

test('a message to the client is contact on its day, and a change without one is not', () => {
  expect(lastContactOn(aCase())).toBe('2026-09-22')
  expect(lastContactOn(held(['client']))).toBe(day)
  expect(lastContactOn(held([]))).toBe('2026-09-22')
})

test('a message that no client has an address for is no contact', () => {
  const { conveyance, plan } = aCase()
  const clients = conveyance.clients.map((it) => ({ ...it, email: null }))
  const records = { conveyance: { ...conveyance, clients }, plan }
  const input = { reason: 'Illness', look_again_on: '2026-11-02', notify: ['client' as const] }
  const change = holdCase(records, input, eleanor, at(day))
  expect(lastContactOn(withMessageContact(change, at(day)))).toBe('2026-09-22')
})

const call = {
  direction: 'in',
  disposition: 'answered',
  number: '+447700900118',
  started_at: at(day),
} as const

const called = (given: object, phone: string | null = '07700 900118') => {
  const { conveyance } = aCase()
  const clients = conveyance.clients.map((it) => ({ ...it, phone }))
  return withCallContact({ ...conveyance, clients }, { ...call, ...given })?.last_client_contact_on
}

test('an answered call with a client is contact; one that rang out, or with others, is not', () => {
  expect(called({})).toBe(day)
  expect(called({ disposition: 'no_answer' })).toBeUndefined()
  expect(called({ number: '+447700900999' })).toBeUndefined()
  expect(called({ number: '' }, null)).toBeUndefined()
  expect(called({ number: '', direction: 'out' }, null)).toBe(day)
})

test('an earlier call that is logged later moves the day never back', () => {
  expect(called({ started_at: at('2026-09-01') })).toBe('2026-09-22')
})

test('seven days after the last contact the client counts as not told', () => {
  expect(viewDays('2026-10-19').contact_on).toBe(day)
})
