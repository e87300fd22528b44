import { expect, test } from 'vitest'
import { aLedgerCase, aVerifiedPayee, receipt, today } from '../../support/ledgers.ts'

const CHARITY = '1089464'

/** A completed case that still holds a sum, a charity whose account was verified, and what may be done about them. */
const aResidual = async (amount: number) => {
  const set = await aLedgerCase()
  const { firm, cashier, other, id, path, post } = set
  const { id: payee } = await aVerifiedPayee(set)
  await post(cashier, { ...receipt, amount }, 0)
  const fact = JSON.stringify({ at: '2026-01-05T09:00:00.000Z', by: { id: 'u', name: 'U' } })
  await firm.inside(({ store }) => {
    store.write(
      `UPDATE conveyances SET doc = json_set(doc, '$.facts.completed', json(?)) WHERE id = ?`,
      fact,
      id,
    )
  })
  const attempt = (version: number, way: string) =>
    cashier.post(`${path}/residual/attempts`, {
      ...{ version, way, on: today, what: 'No answer', document: null },
    })
  const ask = (more: object = {}) =>
    cashier.post(`${path}/payments`, {
      ...{ purpose: 'residual_charity', payee, amount, due_on: today, reference: 'Gift' },
      ...{ authority: null, charity: CHARITY, ...more },
    })
  const send = async (payment: string) => {
    const one = `${path}/payments/${payment}`
    await other.send('PUT', `${one}/approval`, { version: 1 })
    return cashier.send('PUT', `${one}/sending`, { version: 2, on: today })
  }
  return { ...set, attempt, ask, send }
}

test('what is left goes to a charity whole, after two ways of returning it, by two people', async () => {
  const { attempt, ask, send, ledger, path, owner, cashier } = await aResidual(120_00)
  const early = (await ask()).body.data
  expect(early.obstacle).toMatch(/Record what was done/)
  expect((await send(early.id)).body.error.code).toBe('ledger.residual_steps_missing')
  expect((await ask({ charity: null })).body.error.fields).toHaveProperty('charity')
  expect((await attempt(0, 'letter')).status).toBe(200)
  expect((await attempt(0, 'letter')).status).toBe(409)
  expect((await attempt(1, 'letter')).status).toBe(200)
  expect((await ask()).body.data.obstacle).toMatch(/Record what was done/)
  await attempt(2, 'tracing_agent')
  const part = (await ask({ amount: 100_00 })).body.data
  expect((await send(part.id)).body.error.code).toBe('ledger.residual_must_be_whole')
  const { id } = (await ask()).body.data
  expect((await send(id)).body.data).toMatchObject({ status: 'sent', charity: CHARITY })
  expect(await ledger()).toMatchObject({ client: 0 })
  const reports = (await owner.get(`/api/bank/reports?from=${today}&to=${today}`)).body.data
  expect(reports.gifts).toMatchObject([{ amount: 120_00, number: CHARITY, receipt: null }])
  const { attempts } = (await owner.get(`${path}/residual`)).body.data
  expect(attempts.map(({ way }: { way: string }) => way)).toEqual([
    'letter',
    'letter',
    'tracing_agent',
  ])
  const none = await cashier.send('PUT', `${path}/residual/receipt`, { version: 3, document: 'x' })
  expect(none.status).toBe(422)
})

test('above the limit of the firm it takes the reference of the regulator', async () => {
  const { attempt, ask, send, ledger } = await aResidual(500_01)
  await attempt(0, 'email')
  await attempt(1, 'telephone')
  const { id } = (await ask()).body.data
  expect((await send(id)).body.error.code).toBe('ledger.residual_over_limit')
  const allowed = (await ask({ authority: 'SRA 2026/118' })).body.data
  expect(allowed.obstacle).toBeNull()
  expect((await send(allowed.id)).status).toBe(200)
  expect(await ledger()).toMatchObject({ client: 0 })
})

test('nothing is left over before a case has completed', async () => {
  const { cashier, path } = await aLedgerCase()
  const entry = { version: 0, on: today, way: 'letter', what: 'None', document: null }
  const refused = await cashier.post(`${path}/residual/attempts`, entry)
  expect(refused.body.error.code).toBe('residual.not_completed')
})

test('a case that has completed has no statement of what is due, and none is filed', async () => {
  const open = await aLedgerCase()
  const before = (await open.owner.get(`${open.path}/completion-statement`)).body.data
  expect(before.statement.lines.length).toBeGreaterThan(0)
  const { owner, path } = await aResidual(120_00)
  expect((await owner.get(`${path}/completion-statement`)).body.data.statement).toBeNull()
  const filed = await owner.post(`${path}/completion-statement/file`, { is_shared: false })
  expect([filed.status, filed.body.error.code]).toEqual([409, 'completion_statement.none'])
})
