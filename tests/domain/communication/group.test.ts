import { expect, test } from 'vitest'
import { communicationGroupOf, communicationGroups } from '#domain/communication/group'
import { communicationTypes } from '#domain/events'

test.each([
  ['lead.created', 'Quotes and leads'],
  ['conveyance.opened', 'Instruction'],
  ['progress.pack-received', 'Forms, packs and searches'],
  ['client-question.asked', 'Enquiries'],
  ['progress.report-ready', 'Mortgage and report'],
  ['signature.requested', 'Signing'],
  ['payment-request.asked', 'Money'],
  ['conveyance.exchanged', 'Exchange and completion'],
  ['progress.registered', 'After completion'],
  ['conveyance.quiet', 'Upkeep'],
  ['automation.failed', 'Automations'],
  ['passkey.added', 'Accounts and the product'],
])('%s belongs to %s', (type, group) => expect(communicationGroupOf(type)).toBe(group))

test('every group has events, and none is the rest of all', () => {
  const counts = communicationGroups.map(
    (group) => communicationTypes.filter(({ name }) => communicationGroupOf(name) === group).length,
  )
  expect(Math.min(...counts)).toBeGreaterThan(1)
  expect(Math.max(...counts)).toBeLessThan(communicationTypes.length / 2)
})
