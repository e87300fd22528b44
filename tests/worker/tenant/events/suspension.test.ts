import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { Tenant } from '#tenant/index'
import { aFirm } from '../../support/firm.ts'

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
