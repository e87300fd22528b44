import { expect, test, vi } from 'vitest'
import { receiveReturnedMail } from '#worker/edge/intake/returned-mail'
import type { Env } from '#worker/env'
import { env as bindings, type FirmUnderTest } from '../../support/firm.ts'
import { aFirmWithSmtp, aMessage, storedMessages } from '../../support/outgoing.ts'

const ID = '0190a5de-0000-7000-8000-000000000001'
const REPORT = [
  'From: MAILER-DAEMON@mx.test',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  '',
  '--b',
  'Content-Type: message/delivery-status',
  'Content-Transfer-Encoding: base64',
  '',
  btoa(
    'Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; owen@tarrant.test\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp; 550 no such user\r\n',
  ),
  '--b--',
].join('\r\n')

const aFirmThatSent = async () => {
  const firm = await aFirmWithSmtp()
  await firm.inside(({ messages }) => {
    messages.insert(aMessage(ID, { status: 'sent' }))
  })
  const mac = await firm.inside(({ providerSecrets }) => providerSecrets.bounceMac(ID))
  return { firm, mac }
}

const receive = async ({ stub }: FirmUnderTest, to: string, text = REPORT) => {
  const namespace = { idFromName: () => stub.id, get: () => stub }
  const env = { ...bindings, TENANT: namespace } as unknown as Env
  const setReject = vi.fn()
  await receiveReturnedMail({ to, raw: new Blob([text]).stream(), setReject }, env)
  return setReject.mock.calls.length > 0
}

test('a returned mail comes back to its message and stops the address', async () => {
  const { firm, mac } = await aFirmThatSent()
  const to = `BOUNCE+${ID}.${mac}@bounces.localhost`
  expect(await receive(firm, to, 'Auto-Submitted: auto-replied\r\n\r\nAway')).toBe(false)
  expect((await storedMessages(firm))[0]).toMatchObject({ status: 'sent' })
  expect(await receive(firm, to)).toBe(false)
  expect((await storedMessages(firm))[0]).toMatchObject({
    status: 'bounced',
    reason: 'smtp; 550 no such user',
  })
  expect(await firm.inside(({ stops }) => stops.find('owen@tarrant.test'))).not.toBeNull()
})

test('mail to any other address is refused, and a false MAC changes nothing', async () => {
  const { firm } = await aFirmThatSent()
  expect(await receive(firm, 'hello@bounces.localhost')).toBe(true)
  expect(await receive(firm, `bounce+${ID}.${'0'.repeat(16)}@bounces.nobody.example`)).toBe(true)
  expect(await receive(firm, `bounce+${ID}.${'0'.repeat(16)}@bounces.localhost`)).toBe(false)
  expect((await storedMessages(firm))[0]).toMatchObject({ status: 'sent' })
})
