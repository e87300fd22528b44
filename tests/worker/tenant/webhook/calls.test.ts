import { expect, test } from 'vitest'
import type { RunView } from '#domain/conveyance/automation/view'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { AddressedCall } from '#tenant/webhook/calls'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { withRuntime } from '../../support/outgoing.ts'

const accounts = { key: null, name: 'Accounts', address: 'https://accounts.firm.co.uk/in' }

const rules = [
  {
    name: 'Tell accounts',
    when: { field: 'price' },
    if: null,
    // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
    then: [{ do: 'webhook', to: 'accounts' }],
  },
]

/** A firm whose sales call its accounts when the price changes, with a case whose price has changed. */
const aQueuedCall = async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  await owner.send('PUT', '/api/webhooks', { version: 0, webhooks: [accounts] })
  await owner.post('/api/webhooks/keys', { version: 1 })
  const workflow = { ...defaultWorkflows.sale, name: 'Our sale', rules }
  const { id: draft, version } = (await owner.post('/api/admin/workflows/imports', { workflow }))
    .body.data
  await owner.post(`/api/admin/workflows/${draft}/publication`, { version })
  const [{ id }] = await instructed(firm, owner)
  const path = `/api/conveyances/${id}`
  const { conveyance } = (await owner.get(path)).body.data
  await firm.inside(async (_parts, { storage }) => storage.deleteAlarm())
  return { firm, owner, path, id, version: conveyance.version as number }
}

type Queued = Awaited<ReturnType<typeof aQueuedCall>>

const noDelivery = async () => ({ provider_id: null })

/** Changes the price and sends what is queued by `callWebhook`, as if each wait were over. */
const flushed = async (
  { firm, owner, path, version }: Queued,
  callWebhook: (call: AddressedCall) => Promise<void>,
  rounds = 1,
) => {
  const options = { callWebhook }
  await firm.inside(({ store }) =>
    store.write(`CREATE TRIGGER later AFTER INSERT ON outbox WHEN NEW.kind = 'webhook'
      BEGIN UPDATE outbox SET due_at = '2999-01-01T00:00:00.000Z' WHERE id = NEW.id; END`),
  )
  await owner.send('PATCH', path, { version, price: 300_000_00 })
  for (let round = 0; round < rounds; round++) {
    await firm.inside(({ store }) =>
      store.write(`UPDATE outbox SET due_at = '2026-01-01' WHERE kind = 'webhook'`),
    )
    await withRuntime(firm, noDelivery, ({ flush }) => flush(), options)
  }
}

const runsOf = async ({ owner, path }: Queued): Promise<RunView[]> =>
  (await owner.get(`${path}/automations`)).body.data

const historyOf = async ({ owner, path }: Queued): Promise<string[]> =>
  (await owner.get(path)).body.data.history.map((it: { name: string }) => it.name)

test('a call names the case and nobody in it, and the history says when it was accepted', async () => {
  const queued = await aQueuedCall()
  const calls: AddressedCall[] = []
  await flushed(queued, async (call) => void calls.push(call))
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    address: accounts.address,
    call: { type: 'automation', rule: 'Tell accounts', case: { id: queued.id, status: 'opening' } },
  })
  expect(Object.keys(calls[0]?.call.case ?? {})).toEqual([
    'id',
    'ref',
    'matter_type',
    'status',
    'stage',
  ])
  expect(await historyOf(queued)).toContain('automation.webhook-accepted')
})

test('a call that fails for good makes its run a failed one, which is tried again under a new key', async () => {
  const queued = await aQueuedCall()
  const events = new Set<string>()
  await flushed(
    queued,
    async ({ call }) => {
      events.add(call.event)
      throw new Error('The system answered 500.')
    },
    12,
  )
  expect(events.size).toBe(1)
  const [run] = await runsOf(queued)
  expect(run).toMatchObject({
    outcome: 'failed',
    reason: 'Accounts could not be called. The system answered 500.',
  })
  expect(await historyOf(queued)).toContain('automation.failed')
  const { owner, path } = queued
  const { version } = (await owner.get(path)).body.data.conveyance
  const again = await owner.post(`${path}/automations/${run?.id}/attempts`, { version })
  expect(again.status).toBe(200)
  expect((await runsOf(queued))[0]).toMatchObject({ outcome: 'done', attempts: 2 })
})

test('nothing is called once its address is no longer allowed', async () => {
  const queued = await aQueuedCall()
  const { owner } = queued
  await owner.send('PUT', '/api/webhooks', { version: 2, webhooks: [] })
  const { version } = queued
  await owner.send('PATCH', queued.path, { version, price: 1_00 })
  expect((await runsOf(queued))[0]).toMatchObject({ outcome: 'failed' })
})
