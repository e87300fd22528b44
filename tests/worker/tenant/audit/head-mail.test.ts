import { expect, test } from 'vitest'
import { storeOf } from '#tenant/core/store'
import type { AuditHead } from '#tenant/events/audit-heads'
import { checkAtNight } from '#tenant/runtime/audit-check'
import { runtimeOf } from '#tenant/runtime/runtime'
import { demoFirms } from '#worker/demo/firms'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const ADDRESS = 'contact@regulator.test'

const night = (firm: FirmUnderTest, stored: Map<string, AuditHead>) =>
  firm.inside(async (_, { storage }) => {
    const runtime = runtimeOf({
      store: storeOf(storage),
      tenant: 'harcourt',
      isLocal: true,
      known: () => demoFirms[0] ?? null,
      publish: async () => undefined,
      deliver: async () => ({ provider_id: null }),
    })
    await checkAtNight(() => runtime.desk(), {
      latest: async (tenant) => stored.get(tenant) ?? null,
      put: async (head) => void stored.set(head.tenant, head),
    })
  })

const save = (by: Caller, body: object) => by.send('PUT', '/api/audit/head-mail', body)
const mailOf = async (by: Caller) => (await by.get('/api/audit/check')).body.data.mail

test('the stored end of the log is mailed at night where somebody outside is to have it', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const stored = new Map<string, AuditHead>()
  await night(firm, stored)
  expect(await mailOf(owner)).toEqual({ version: 0, is_on: false, address: '', last: null })
  const saved = await save(owner, { version: 0, is_on: true, address: ADDRESS })
  expect(saved.body.data).toMatchObject({ version: 1, is_on: true, last: null })
  await night(firm, stored)
  const mail = await mailOf(owner)
  expect(mail.last.status).toBe('queued')
  const { check } = (await owner.get('/api/audit/check')).body.data
  expect(check).toMatchObject({ broken: null, by: null, head: { agrees: true } })
  const bodies = await firm.inside(({ store }) =>
    store.rows<{ body: string }>(
      `SELECT json_extract(doc, '$.body') AS body FROM messages WHERE to_address = ?`,
      ADDRESS,
    ),
  )
  expect(bodies).toHaveLength(1)
  expect(bodies[0]?.body).toContain(stored.get('harcourt')?.hash ?? 'none')
})

test('the address is changed by those who set up delivery, and never without one', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  expect((await save(owner, { version: 0, is_on: true, address: '' })).status).toBe(422)
  expect((await save(owner, { version: 0, is_on: true, address: ADDRESS })).status).toBe(200)
  expect((await save(owner, { version: 0, is_on: false, address: '' })).status).toBe(409)
  for (const role of ['Auditor', 'Compliance', 'Head of conveyancing'])
    expect(
      (await save(await firm.as(role), { version: 1, is_on: false, address: '' })).status,
    ).toBe(403)
})
