import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { Tenant } from '#tenant/index'
import { aFirm } from '../../support/firm.ts'

test('an order that cannot be read holds up no message', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const now = new Date().toISOString()
  await firm.inside(({ outbox }) => outbox.put('telephone', { nothing: true }, now))
  await firm.user({ type: 'client', email: 'owen@tarrant.test', contact_id: 'c1' })
  const origin = 'http://localhost:8787'
  await firm.stub.askLink('harcourt', { email: 'owen@tarrant.test', ip: '127.0.0.1', origin })
  await runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
  const [sent, waiting] = await firm.inside(({ store }) => [
    store.rows('SELECT status FROM messages'),
    store.rows('SELECT kind, dead_at IS NOT NULL AS dead FROM outbox'),
  ])
  expect(sent).toEqual([{ status: 'sent' }])
  expect(waiting).toEqual([{ kind: 'telephone', dead: 1 }])
})

test('a suspended user’s sockets are closed though a broadcast before cannot be sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const suspended = await firm.as('Conveyancer')
  await firm.inside(({ outbox }) =>
    outbox.put('broadcast', { channels: null }, new Date().toISOString()),
  )
  await owner.post(`/api/users/${suspended.user.id}/suspension`, { version: 1 })
  await runInDurableObject(firm.stub, (tenant: Tenant) => tenant.alarm())
  const waiting = await firm.inside(({ store }) =>
    store.rows(`SELECT kind, dead_at IS NOT NULL AS dead FROM outbox`),
  )
  expect(waiting).toEqual([{ kind: 'broadcast', dead: 1 }])
})
