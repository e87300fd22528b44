import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '#domain/dates'
import { aFirm } from '../../support/firm.ts'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'
import { goTo, ring, toldOf } from '../../tenant/communication/rows/sent.ts'

afterEach(() => {
  vi.useRealTimers()
})

const all = '/api/breaches'
const entry = {
  ...{ kind: 'accounts', rule: 'SRA Accounts Rule 5.3', what: 'A ledger was overdrawn', ref: '' },
  ...{ client_money: 120_00, occurred_on: today, found_on: today, found_by: 'The cashier' },
  source: null,
}
const decision = {
  ...{ is_material: false, is_reported: false, reason: 'Small, and put right at once' },
  ...{ reported_on: null, reference: null },
}

test('a breach is recorded, put right and decided by whoever keeps the register, and exported', async () => {
  const { firm, owner, earner, cashier, path } = await aLedgerCase()
  const compliance = await firm.as('Compliance')
  const { ref } = (await owner.get(path)).body.data.conveyance
  expect((await earner.post(all, entry)).status).toBe(403)
  expect((await cashier.post(all, entry)).status).toBe(403)
  const unknown = await compliance.post(all, { ...entry, ref: '26-X-99999' })
  expect(unknown.body.error.fields).toHaveProperty('ref')
  const made = await compliance.post(all, { ...entry, ref, what: '=HYPERLINK("x")' })
  expect(made.status, made.text).toBe(200)
  const { id } = made.body.data
  expect((await cashier.get(`${all}?kind=data`)).body.data).toEqual([])
  expect((await cashier.get(all)).body.data).toMatchObject([{ id, conveyance: { ref } }])
  const remedy = { version: 1, on: today, how: 'Replaced from the office account' }
  const right = await compliance.send('PUT', `${all}/${id}/remedy`, remedy)
  expect(right.body.data).toMatchObject({ status: 'open' })
  expect((await compliance.send('PUT', `${all}/${id}/remedy`, remedy)).status).toBe(409)
  const report = { ...decision, version: 2, is_reported: true }
  const undated = await compliance.post(`${all}/${id}/decisions`, report)
  expect(undated.body.error.fields).toHaveProperty('reported_on')
  const done = await owner.post(`${all}/${id}/decisions`, { ...decision, version: 2 })
  expect(done.body.data).toMatchObject({ status: 'closed', due_on: null })
  expect((await cashier.get(all)).body.data).toEqual([])
  const { text } = await cashier.get('/api/breaches.csv?view=closed')
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain('Small, and put right at once')
  expect((await earner.get(all)).status).toBe(403)
})

test('what the product finds is proposed until somebody records or dismisses it, each once', async () => {
  const { firm, owner, cashier, id, path, post } = await aLedgerCase()
  await post(cashier, receipt, 0)
  const long = addDays(today, -40)
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.key_dates.completed_on', ?) WHERE id = ?`,
      long,
      id,
    )
  })
  const findings = async () => (await owner.get('/api/breach-findings')).body.data
  const [found, ...more] = await findings()
  expect([found.source, more]).toEqual([`residual ${id}`, []])
  expect(found).toMatchObject({ client_money: 1_000_00, rule: 'SRA Accounts Rule 2.5' })
  const { ref } = (await owner.get(path)).body.data.conveyance
  const record = () => owner.post(all, { ...entry, ref, source: found.source })
  expect((await record()).status).toBe(200)
  expect(await findings()).toEqual([])
  expect((await record()).body.error.code).toBe('breach.finding_known')
  const dismissal = { source: found.source, reason: 'Retained for the service charge' }
  expect((await owner.post('/api/breach-findings', dismissal)).status).toBe(409)
})

test('a breach that is late is said once to whoever keeps the register', async () => {
  goTo('2026-03-02T10:00:00Z')
  const firm = await aFirm()
  const [owner, compliance] = [await firm.as('Owner'), await firm.as('Compliance')]
  const on = '2026-03-02'
  const made = await owner.post(all, { ...entry, occurred_on: on, found_on: on })
  expect(made.body.data).toMatchObject({ due_on: '2026-03-03' })
  expect((await owner.get(`${all}?view=overdue`)).body.data).toEqual([])
  goTo('2026-03-04T12:00:00Z')
  await ring(firm)
  await ring(firm)
  const told = (await toldOf(firm, 'breach.overdue')).filter((it) => it === compliance.user.id)
  expect(told).toHaveLength(1)
  const later = await firm.signedIn(owner.user)
  expect((await later.get(`${all}?view=overdue`)).body.data).toHaveLength(1)
})
