import { expect, test, vi } from 'vitest'
import type { DeliveryReport } from '#domain/communication/stop/report'
import { receiveReport } from '#tenant/communication/stop/reporting'
import { aContact } from '../../support/contacts.ts'
import type { FirmUnderTest } from '../../support/firm.ts'
import {
  aFirmWithSmtp,
  aMessage,
  flushAll,
  putMessages,
  storedMessages,
  withRuntime,
} from '../../support/outgoing.ts'

vi.spyOn(console, 'error').mockReturnValue()

const ids = [1, 2, 3].map((nth) => `0190a5de-0000-7000-8000-00000000000${nth}`)
const [first = '', second = '', third = ''] = ids
const accept = async () => ({ provider_id: null })

const aSentMessage = async () => {
  const firm = await aFirmWithSmtp()
  const owner = await firm.as('Owner')
  const { id: contactId } = await aContact(owner)
  await putMessages(firm, [aMessage(first)])
  await flushAll(firm, accept)
  return { firm, owner, contactId }
}

const report = (firm: FirmUnderTest, given: Partial<DeliveryReport>) =>
  withRuntime(firm, accept, ({ desk, parts }) =>
    parts.store.transaction(() =>
      receiveReport(desk(), { event: 'e1', type: 'bounced', message: first, ...given }),
    ),
  )

const statusOf = async (firm: FirmUnderTest, id: string) =>
  (await storedMessages(firm)).find((it) => it.id === id)

test('a hard bounce comes back to the message, and stops mail until somebody lifts the stop', async () => {
  const { firm, owner, contactId } = await aSentMessage()
  await report(firm, { status: '5.1.1', reason: 'No such mailbox' })
  expect(await statusOf(firm, first)).toMatchObject({
    status: 'bounced',
    reason: 'No such mailbox',
  })
  const about = `kind=contact&id=${contactId}`
  const shown = await owner.get(`/api/stopped-addresses?${about}`)
  expect(shown.body.data).toMatchObject([
    { address: 'owen@tarrant.test', kind: 'bounced', reason: 'No such mailbox' },
  ])
  await putMessages(firm, [aMessage(second, { to_address: 'OWEN@tarrant.test' })])
  const sent = vi.fn(accept)
  await flushAll(firm, sent)
  expect(sent).not.toHaveBeenCalled()
  expect(await statusOf(firm, second)).toMatchObject({
    status: 'suppressed',
    reason: 'address_stopped',
  })
  const lift = { kind: 'contact', id: contactId, address: 'owen@tarrant.test' }
  const path = '/api/stopped-addresses/lifts'
  expect((await owner.post(path, { ...lift, reason: ' ' })).status).toBe(422)
  const auditor = await firm.as('Auditor')
  expect((await auditor.post(path, { ...lift, reason: 'They called' })).status).toBe(403)
  expect((await owner.post(path, { ...lift, reason: 'They called' })).body.data).toEqual([])
  await putMessages(firm, [aMessage(third)])
  await flushAll(firm, accept)
  expect(await statusOf(firm, third)).toMatchObject({ status: 'sent' })
  const { history } = (await owner.get(`/api/contacts/${contactId}`)).body.data
  expect(history.map((it: { what: string }) => it.what)).toEqual([
    'Mail resumed: owen@tarrant.test. They called',
    'Mail stopped: owen@tarrant.test. No such mailbox',
    'Contact created',
  ])
})

test('a full mailbox bounces the message and leaves the address alone', async () => {
  const { firm } = await aSentMessage()
  await report(firm, { status: '5.2.2' })
  expect(await statusOf(firm, first)).toMatchObject({ status: 'bounced', reason: '5.2.2' })
  expect(await firm.inside(({ stops }) => stops.find('owen@tarrant.test'))).toBeNull()
})

test('a complaint stops mail, a repeat of a report changes nothing', async () => {
  const { firm } = await aSentMessage()
  await report(firm, { type: 'complained' })
  const after = await statusOf(firm, first)
  expect(after).toMatchObject({ status: 'complained' })
  await report(firm, { type: 'complained' })
  await report(firm, { event: 'e2', type: 'delivered' })
  expect(await statusOf(firm, first)).toEqual(after)
})

test('a report of delivery settles what is unknown', async () => {
  const { firm } = await aSentMessage()
  await putMessages(firm, [aMessage(second)])
  await flushAll(firm, async () => ({ unknown: 'no answer' }))
  await report(firm, { type: 'delivered', message: `<${second}@harcourt.example>` })
  expect(await statusOf(firm, second)).toMatchObject({ status: 'delivered', reason: null })
})

test('a return path counts only with its own MAC', async () => {
  const { firm } = await aSentMessage()
  const path = (mac: string) => `bounce+${first}.${mac}@bounces.harcourt.example`
  await report(firm, { message: path('0'.repeat(16)), status: '5.1.1' })
  expect(await statusOf(firm, first)).toMatchObject({ status: 'sent' })
  const mac = await firm.inside(({ providerSecrets }) => providerSecrets.bounceMac(first))
  await report(firm, { message: path(mac).toUpperCase(), status: '5.1.1' })
  expect(await statusOf(firm, first)).toMatchObject({ status: 'bounced' })
})

test('an address that the server refuses as dead while sending is stopped at once', async () => {
  const firm = await aFirmWithSmtp()
  await putMessages(firm, [aMessage(first)])
  await flushAll(firm, async () => ({
    refused: '550 5.1.1 no such user',
    is_final: true,
    is_dead_address: true,
  }))
  expect(await statusOf(firm, first)).toMatchObject({ status: 'failed' })
  expect(await firm.inside(({ stops }) => stops.find('owen@tarrant.test'))).toMatchObject({
    kind: 'bounced',
  })
})
