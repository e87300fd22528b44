import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AuditCheck } from '#domain/audit/check'
import type { Store } from '#tenant/core/store'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const aPast = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await aSentQuote(owner)
  return { firm, owner }
}

const checkOf = async (by: Caller): Promise<AuditCheck> =>
  (await by.get('/api/audit/check')).body.data.check

/** Starts a check as somebody and waits for what it finds. */
const checkedBy = async (firm: FirmUnderTest, by: Caller) => {
  expect((await by.post('/api/audit/checks')).status).toBe(200)
  await runDurableObjectAlarm(firm.stub)
  await expect.poll(async () => (await checkOf(by)).state, { timeout: 20_000 }).toBe('done')
  return checkOf(by)
}

const unlock = (store: Store) => {
  for (const trigger of ['audit_never_change', 'audit_never_go'])
    store.write(`DROP TRIGGER ${trigger}`)
}

const swap = (store: Store) => {
  const rows = store.rows<{ seq: number; name: string; hash: string; prev: string }>(
    'SELECT seq, name, hash, prev FROM audit WHERE seq IN (3, 4) ORDER BY seq DESC',
  )
  for (const [at, { name, hash, prev }] of rows.entries())
    store.write(
      'UPDATE audit SET name = ?, hash = ?, prev = ? WHERE seq = ?',
      ...[name, hash, prev, at + 3],
    )
}

test('a reader who may change nothing checks the log and sees how far it goes', async () => {
  const { firm } = await aPast()
  const auditor = await firm.as('Auditor')
  const last = await firm.inside(({ audit }) => audit.head().seq)
  const check = await checkedBy(firm, auditor)
  expect(check).toMatchObject({ broken: null, head: null, by: 'Auditor Person', first: { seq: 1 } })
  expect(check.rows).toBeGreaterThanOrEqual(last)
  expect(check.last?.seq).toBe(check.rows)
  const adviser = await firm.as('New-business adviser')
  expect((await adviser.post('/api/audit/checks')).status).toBe(403)
})

test.each<readonly [string, (store: Store) => void, number]>([
  ['a changed row', (store) => store.write('UPDATE audit SET at = ? WHERE seq = 3', '2020'), 3],
  ['a removed row', (store) => store.write('DELETE FROM audit WHERE seq = 3'), 4],
  ['two swapped rows', swap, 3],
])('a check names %s', async (_, change, broken) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => logged.mockRestore())
  const { firm, owner } = await aPast()
  await firm.inside(({ store }) => {
    unlock(store)
    change(store)
  })
  const check = await checkedBy(firm, owner)
  expect(check.broken).toBe(broken)
  expect(check.last?.seq).toBeLessThan(broken)
})
