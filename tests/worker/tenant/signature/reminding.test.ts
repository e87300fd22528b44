import { expect, test } from 'vitest'
import { reminderTimes } from '#domain/signature/reminding'
import { timedEventsOf } from '#tenant/events/clock'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import type { FirmUnderTest } from '../../support/firm.ts'
import { aCaseToSign, requestIn, sendTerms } from '../../support/signing.ts'

const product = {
  person: system,
  by: { id: system.id, name: system.name },
  ip: null,
  trace: null,
  firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as never,
  origins: {} as never,
}

const ring = (firm: FirmUnderTest, now: string) =>
  firm.inside((parts) => timedEventsOf(parts).emitDue(contextOf(parts, { ...product, now })))

const counted = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => ({
    mails: store.rows(
      `SELECT id FROM messages WHERE json_extract(doc, '$.type') = 'signature.reminded'`,
    ).length,
    calls: store.rows(`SELECT seq FROM audit WHERE name = 'signature.unanswered'`).length,
    left: store.rows('SELECT stage FROM signature_reminders').length,
  }))

const after = (at: string) => new Date(Date.parse(at) + 1000).toISOString()

test('signers are reminded twice by themselves, then a person is asked to call, each once', async () => {
  const { firm, owner, path } = await aCaseToSign()
  const { sent_at } = await sendTerms(owner, path)
  const [first, second, last] = reminderTimes(sent_at ?? '').map(({ at }) => after(at))
  expect(await counted(firm)).toEqual({ mails: 0, calls: 0, left: 3 })
  await ring(firm, first ?? '')
  await ring(firm, first ?? '')
  expect(await counted(firm)).toEqual({ mails: 1, calls: 0, left: 2 })
  await ring(firm, second ?? '')
  await ring(firm, last ?? '')
  expect(await counted(firm)).toEqual({ mails: 2, calls: 1, left: 0 })
  expect((await requestIn(owner, path, 'sent')).reminders).toBe(2)
})

test('nobody is reminded of what was withdrawn', async () => {
  const { firm, owner, path } = await aCaseToSign()
  const { id, version, sent_at } = await sendTerms(owner, path)
  const body = { version, reason: 'A new price' }
  expect((await owner.post(`${path}/signatures/${id}/voiding`, body)).status).toBe(200)
  await ring(firm, after(reminderTimes(sent_at ?? '').at(-1)?.at ?? ''))
  expect(await counted(firm)).toEqual({ mails: 0, calls: 0, left: 0 })
})
