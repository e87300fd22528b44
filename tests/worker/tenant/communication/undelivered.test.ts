import { expect, test } from 'vitest'
import { retryMessage } from '#tenant/communication/acts'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import {
  aMessage,
  type Deliver,
  flushAll,
  putMessages,
  setUpSmtp,
  withRuntime,
} from '../../support/outgoing.ts'

const SLOW = 'Timeout'
const pathOf = (id: string) => `/api/undelivered-messages?kind=quote-case&id=${id}`

/** A quote with a message whose server took it and then never answered. */
const aTimedOutMessage = async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const { id, number } = await aSentQuote(adviser)
  await firm.settled()
  await setUpSmtp(firm)
  const about = { subject_kind: 'quote-case', subject_id: id, subject_ref: number } as const
  await putMessages(firm, [aMessage('m1', about)])
  const accepted: string[] = []
  const slow: Deliver = async ({ message }) => {
    accepted.push(message.id)
    return { unknown: SLOW }
  }
  await flushAll(firm, slow)
  return { firm, adviser, id, accepted, slow }
}

test('a server that times out after accepting is never asked again by itself', async () => {
  const { firm, accepted, slow } = await aTimedOutMessage()
  for (let day = 0; day < 3; day++) await flushAll(firm, slow)
  expect(accepted).toEqual(['m1'])
})

test('such a message is shown at its quote, in its history and with the deliveries, to who may see it', async () => {
  const { firm, adviser, id } = await aTimedOutMessage()
  const shown = await adviser.get(pathOf(id))
  expect(shown.body.data).toEqual([
    expect.objectContaining({ id: 'm1', status: 'unknown', reason: SLOW }),
  ])
  const owner = await firm.as('Owner')
  const { rows } = (await owner.get('/api/messages?view=outstanding')).body.data
  expect(rows.map(({ id: of, status }: { id: string; status: string }) => [of, status])).toEqual([
    ['m1', 'unknown'],
  ])
  const detail = await firm.inside(({ store }) =>
    store.row<{ detail: string }>(
      `SELECT detail FROM audit WHERE name = 'message.status' AND subject_id = 'm1' ORDER BY seq DESC`,
    ),
  )
  expect(JSON.parse(detail?.detail ?? '{}')).toMatchObject({ act: 'unknown', reason: SLOW })
  const stranger = await firm.as('New-business adviser', { team: 'elsewhere' })
  const nowhere = await stranger.get(pathOf('0190a5de-0000-7000-8000-000000000009'))
  expect([nowhere.status, (await stranger.get(pathOf('x'))).status]).toEqual([404, 404])
})

test('“It arrived” and “Send again” each end the doubt, the second by one more attempt', async () => {
  const { firm, adviser, id } = await aTimedOutMessage()
  await putMessages(firm, [aMessage('m2', { subject_kind: 'quote-case', subject_id: id })])
  await flushAll(firm, async () => ({ unknown: SLOW }))
  const owner = await firm.as('Owner')
  const confirmed = await owner.post('/api/messages/m1/receipts', { version: 3 })
  expect(confirmed.body.data.status).toBe('sent')
  const again: string[] = []
  await withRuntime(
    firm,
    async () => ({ provider_id: null }),
    ({ parts, desk }) =>
      parts.store.transaction(() => retryMessage(desk(), { id: 'm2', version: 3 })),
  )
  await flushAll(firm, async ({ message }) => {
    again.push(message.id)
    return { provider_id: 'p2' }
  })
  expect(again).toEqual(['m2'])
  expect((await adviser.get(pathOf(id))).body.data).toEqual([])
})
