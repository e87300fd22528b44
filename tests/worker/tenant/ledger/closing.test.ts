import { expect, test } from 'vitest'
import { assertNilBalance } from '#tenant/ledger/closing'
import { contextOf } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { demoFirms } from '#worker/demo/firms'
import { aLedgerCase, receipt, today } from '../../support/ledgers.ts'

test('a case whose ledger is not nil cannot be closed, and says how much is held', async () => {
  const { firm, cashier, post, id } = await aLedgerCase()
  const [entry] = demoFirms
  if (entry === undefined) throw new Error('there is no demonstration firm')
  const origins = { main: 'http://localhost', clients: 'http://c', agents: 'http://a', quotes: '' }
  const now = new Date().toISOString()
  const who = { person: system, by: { id: 'u', name: 'U' }, now, ip: null, trace: null }
  const check = () =>
    firm.inside((parts) => {
      try {
        assertNilBalance(contextOf(parts, { ...who, firm: entry, origins }), id)
        return null
      } catch (error) {
        return error instanceof Error ? JSON.stringify(error) : 'unknown'
      }
    })
  await post(cashier, receipt, 0)
  expect(await check()).toContain('£1,000.00 is still held')
  await post(cashier, { act: 'reverse', of: 1, narrative: 'Returned', on: today }, 1)
  expect(await check()).toBeNull()
})
