import { expect, test } from 'vitest'
import { routeLabel } from '#domain/communication/route'
import { mailboxActs } from '#domain/mailbox/acts'
import { healthOf } from '#domain/mailbox/health'
import { isMeantToSend, newSending, sendingProblem } from '#domain/mailbox/sending'
import { newSync } from '#domain/mailbox/sync'
import type { ActingPerson } from '#domain/user/acting-person'

const AT = '2026-11-23T09:00:00.000Z'
const address = 'anna@harcourt.test'
const refused = { text: 'Microsoft does not let us send from this mailbox.', at: AT }

const anna: ActingPerson = {
  id: 'anna',
  type: 'staff',
  permissions: [],
  roles: [],
  read_only: false,
  contact_id: null,
  agency_id: null,
}

test('a mailbox that is connected again may send anew, and its switch stays as it was', () => {
  const off = { is_allowed: true, is_on: false, refused }
  expect(newSending(off, true)).toEqual({ is_allowed: true, is_on: false, refused: null })
  expect(newSending(null, false)).toEqual({ is_allowed: false, is_on: true, refused: null })
})

test('only a mailbox with permission, switched on and connected, is meant to send', () => {
  const sending = newSending(null, true)
  expect(isMeantToSend({ state: 'on', sending })).toBe(true)
  expect(isMeantToSend({ state: 'disconnected', sending })).toBe(false)
  expect(isMeantToSend({ state: 'on', sending: { ...sending, is_on: false } })).toBe(false)
  expect(isMeantToSend({ state: 'on', sending: newSending(null, false) })).toBe(false)
  expect(isMeantToSend({ state: 'on', sending: null })).toBe(false)
})

test('without permission the switch says to connect again', () => {
  const { send } = mailboxActs({ state: 'on', sending: newSending(null, false) }, anna)
  expect(send).toMatchObject({ message: 'Connect again to send from this mailbox.' })
  expect(mailboxActs({ state: 'on', sending: newSending(null, true) }, anna).send).toBe(true)
})

test('a refusal to send is a problem of the mailbox while it is switched on', () => {
  const sending = { ...newSending(null, true), refused }
  const kindsOf = (is_on: boolean) =>
    healthOf(
      { state: 'on', kind: 'graph', sending: { ...sending, is_on } },
      newSync('m', AT),
      AT,
    ).problems.map(({ kind }) => kind)
  expect(kindsOf(true)).toEqual(['sending'])
  expect(kindsOf(false)).toEqual([])
  expect(sendingProblem({ address, state: 'on', sending })).toBe(refused.text)
})

test('why nothing is sent from a mailbox is said, whatever stands against it', () => {
  const allowed = newSending(null, true)
  const problemOf = (state: 'on' | 'reconnect' | 'disconnected', sending = allowed) =>
    sendingProblem({ address, state, sending })
  expect(problemOf('on')).toBeNull()
  expect(problemOf('disconnected')).toBe('anna@harcourt.test is no longer connected.')
  expect(problemOf('reconnect')).toBe('anna@harcourt.test has to be connected again.')
  expect(problemOf('on', { ...allowed, is_on: false })).toMatch(/is switched off\.$/)
  expect(problemOf('on', newSending(null, false))).toMatch(/to send from it\.$/)
  expect(sendingProblem({ address, state: 'on', sending: null })).toMatch(/read by IMAP/)
})

test('a message says from where it was sent, or why not from there', () => {
  const asked = { submitted_at: null, asked_at: null, draft_id: null, message_id: null }
  const own = { by: 'mailbox', mailbox_id: 'm', address, ...asked } as const
  const sent = { status: 'sent', sent_at: AT }
  const labelOf = (status: string) => routeLabel({ route: own, status, sent_at: null })
  expect(routeLabel({ route: own, ...sent })).toBe('Sent from anna@harcourt.test')
  expect(labelOf('queued')).toBe('To be sent from anna@harcourt.test')
  expect(labelOf('unknown')).toBe('May have been sent from anna@harcourt.test')
  expect(labelOf('failed')).toBe('Not sent from anna@harcourt.test')
  const firm = { by: 'firm', address: 'post@harcourt.test' } as const
  const instead_of = { address, why: 'It is too large.' }
  expect(routeLabel({ route: { ...firm, instead_of }, ...sent })).toBe(
    'Sent from post@harcourt.test instead of anna@harcourt.test: It is too large.',
  )
  expect(routeLabel({ route: { ...firm, instead_of: null }, ...sent })).toBe(
    'Sent from post@harcourt.test',
  )
  expect(routeLabel(sent)).toBeNull()
})
