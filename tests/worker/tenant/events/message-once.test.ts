import { expect, test, vi } from 'vitest'
import { retryMessage } from '#tenant/communication/acts'
import { claimMessage } from '#tenant/events/message-claim'
import { expireMessage, settleMessage } from '#tenant/events/message-sending'
import type { DeliveryReceipt, Parcel } from '#tenant/events/parcel'
import type { FirmUnderTest } from '../../support/firm.ts'
import {
  aFirmWithSmtp,
  aMessage,
  type Deliver,
  flushAll,
  letTimePass,
  putMessages,
  storedMessages,
  withRuntime,
} from '../../support/outgoing.ts'

vi.spyOn(console, 'error').mockReturnValue()

/** A pseudo-random number below 1 from a seed, the same in each run. */
const chanceOf = (seed: number) => {
  const x = Math.sin(seed * 12.9898) * 43758.5453
  return x - Math.floor(x)
}

test('of 1,000 messages each arrives once or is shown as unknown, whatever the provider does', async () => {
  const firm = await aFirmWithSmtp()
  const ids = Array.from({ length: 1000 }, (_, at) => `m${String(at).padStart(4, '0')}`)
  await putMessages(
    firm,
    ids.map((id) => aMessage(id)),
  )
  const arrived = new Map<string, number>()
  let calls = 0
  const accept = ({ message }: Parcel) =>
    arrived.set(message.id, (arrived.get(message.id) ?? 0) + 1)
  const deliver = async (parcel: Parcel, kill: () => void): Promise<DeliveryReceipt> => {
    const chance = chanceOf(++calls)
    if (chance < 0.3) return { refused: '451 try again', is_final: false }
    if (chance < 0.32) return { refused: '550 no such person', is_final: true }
    accept(parcel)
    if (chance < 0.37) return { unknown: 'The answer was lost.' }
    if (chance < 0.4) throw new Error('The worker was stopped.')
    if (chance < 0.42) {
      kill()
      return new Promise(() => undefined)
    }
    return { provider_id: `p-${parcel.message.id}` }
  }
  await flushAll(firm, deliver)
  const messages = await storedMessages(firm)
  const byStatus = Object.groupBy(messages, (it) => it.status)
  expect(Object.keys(byStatus).toSorted()).toEqual(['failed', 'sent', 'unknown'])
  for (const { id } of byStatus.sent ?? []) expect(arrived.get(id), id).toBe(1)
  for (const { id } of byStatus.unknown ?? []) expect(arrived.get(id) ?? 0, id).toBeLessThan(2)
  for (const { id } of byStatus.failed ?? []) expect(arrived.get(id), id).toBeUndefined()
  expect(byStatus.unknown?.length).toBeGreaterThan(50)
  expect([...arrived.values()].every((times) => times === 1)).toBe(true)
})

test('a message whose worker was killed is unknown when its claim ends, and is not sent again', async () => {
  const firm = await aFirmWithSmtp()
  await putMessages(firm, [aMessage('m1')])
  let sends = 0
  const never: Deliver = () => {
    sends++
    return new Promise(() => undefined)
  }
  await withRuntime(firm, never, async (runtime) => {
    void runtime.flush()
    await vi.waitFor(() => expect(sends).toBe(1))
  })
  expect((await storedMessages(firm))[0]).toMatchObject({ status: 'sending' })
  await withRuntime(firm, never, (runtime) => runtime.flush())
  expect(sends).toBe(1)
  await letTimePass(firm)
  await withRuntime(firm, never, (runtime) => runtime.flush())
  expect(sends).toBe(1)
  expect((await storedMessages(firm))[0]).toMatchObject({ status: 'unknown', attempts: 1 })
})

test('news of acceptance that comes after the claim ended still counts', async () => {
  const firm = await aFirmWithSmtp()
  await putMessages(firm, [aMessage('m1')])
  const status = await withRuntime(
    firm,
    async () => ({ provider_id: null }),
    ({ parts, desk }) => {
      const dueRow = () => {
        const [row] = parts.outbox.due('message', '2027-01-01', 1)
        if (row === undefined) throw new Error('nothing is due')
        return row
      }
      const attempt = claimMessage(desk(), dueRow())
      if (attempt === null) throw new Error('nothing was claimed')
      expireMessage(desk(), dueRow())
      const expired = parts.messages.get('m1').status
      settleMessage(desk(), attempt, { refused: 'late', is_final: true }, false)
      const refusedLate = parts.messages.get('m1').status
      settleMessage(desk(), attempt, { provider_id: 'late' }, false)
      return [expired, refusedLate, parts.messages.get('m1').status]
    },
  )
  expect(status).toEqual(['unknown', 'unknown', 'sent'])
})

/** Queues a message again without the request whose end would send it at once. */
const retry = (firm: FirmUnderTest, id: string, version: number) =>
  withRuntime(
    firm,
    async () => ({ provider_id: null }),
    (runtime) =>
      runtime.parts.store.transaction(() => retryMessage(runtime.desk(), { id, version })),
  )

test('an unknown message is confirmed or sent again by an administrator alone, with its own id', async () => {
  const firm = await aFirmWithSmtp()
  await putMessages(firm, [aMessage('m1'), aMessage('m2')])
  await flushAll(firm, async () => ({ unknown: 'no answer' }))
  const owner = await firm.as('Owner')
  const editor = await firm.as('Template editor')
  expect((await editor.post('/api/messages/m1/receipts', { version: 3 })).status).toBe(403)
  const late = await owner.post('/api/messages/m1/receipts', { version: 2 })
  expect([late.status, late.body.error.current.status]).toEqual([409, 'unknown'])
  const confirmed = await owner.post('/api/messages/m1/receipts', { version: 3 })
  expect(confirmed.body.data).toMatchObject({ status: 'sent', reason: null })
  const again = await owner.post('/api/messages/m1/attempts', { version: 4 })
  expect([again.status, again.body.error.code]).toEqual([409, 'message.not_retriable'])
  expect((await retry(firm, 'm2', 3)).status).toBe('queued')
  const sent: string[] = []
  await flushAll(firm, async ({ message }) => {
    sent.push(message.id)
    return { provider_id: null }
  })
  expect(sent).toEqual(['m2'])
})

test('a message that was given up is retried from the start, in one row of the outbox', async () => {
  const firm = await aFirmWithSmtp()
  await putMessages(firm, [aMessage('m1')])
  await flushAll(firm, async () => ({ refused: '550 no', is_final: true }))
  const [failed] = await storedMessages(firm)
  expect(failed).toMatchObject({ status: 'failed', reason: '550 no', attempts: 1 })
  await retry(firm, 'm1', failed?.version ?? 0)
  const rows = await firm.inside(({ store }) =>
    store.rows(`DELETE FROM outbox WHERE kind = 'message' RETURNING attempts, dead_at`),
  )
  expect(rows).toEqual([{ attempts: 0, dead_at: null }])
})

test('administrators are notified once an hour of what was not delivered', async () => {
  const firm = await aFirmWithSmtp()
  const owner = await firm.as('Owner')
  await firm.as('Template editor')
  await putMessages(
    firm,
    ['m1', 'm2', 'm3'].map((id) => aMessage(id)),
  )
  await flushAll(firm, async ({ message }) =>
    message.channel === 'email' ? { unknown: 'no answer' } : { provider_id: null },
  )
  const notices = await firm.inside(({ store }) =>
    store.rows(`SELECT to_address, json_extract(doc, '$.body') AS body FROM messages
      WHERE channel = 'internal'`),
  )
  expect(notices).toEqual([
    { to_address: owner.user.id, body: expect.stringContaining('possibly not sent: 1.') },
  ])
})
