import { describe, expect, test } from 'vitest'
import type { FeeStatement } from '#domain/agent/fee/statement'
import { disclosureOf } from '#domain/agent/referral'
import { londonDate } from '#domain/dates'
import { completeCase, introduced, twoAgencies } from '../../support/agent-cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'

const month = new Date().toISOString().slice(0, 7)
const today = londonDate(new Date().toISOString())
const earlier = '2026-01-15T12:00:00.000Z'

const ownOf = async (by: Caller, of = month): Promise<FeeStatement> =>
  (await by.get(`/api/agent/fees?month=${of}`)).body.data

const disclosedFee = (firm: FirmUnderTest) =>
  firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>('SELECT doc FROM quote_cases LIMIT 1')
    return JSON.parse(row?.doc ?? '{}').quotes.at(-1).facts.referral
  })

const setUp = async (fee?: number, subject: 'sale' | 'both' = 'sale') => {
  const firm = await aFirm()
  const people = await twoAgencies(firm)
  const cases = await introduced(firm, people.owner, people.view, {
    subject,
    ...(fee === undefined ? {} : { fee }),
  })
  return { firm, cases, id: cases[0]?.id ?? '', ...people }
}

describe('the fees of an agency', () => {
  test('come to what the client was told, whatever the number of cases', async () => {
    const { agent, firm, cases } = await setUp(270_00, 'both')
    const { expected } = await ownOf(agent)
    expect(expected.map((it) => it.amount).toSorted()).toEqual([120_00, 150_00])
    const referral = await disclosedFee(firm)
    expect(disclosureOf(referral)).toContain('£270')
    expect(expected).toHaveLength(cases.length)
  })

  test('become due on completion, in the month of that day', async () => {
    const { agent, firm, id } = await setUp()
    expect((await ownOf(agent)).due).toEqual([])
    await completeCase(firm, id, earlier)
    const january = await ownOf(agent, '2026-01')
    expect(january.due.map((it) => [it.due_on, it.amount])).toEqual([['2026-01-15', 120_00]])
    const now = await ownOf(agent)
    expect([now.earlier.length, now.owed_total]).toEqual([1, 120_00])
  })

  test('are none where the quote disclosed none', async () => {
    const { agent } = await setUp(0)
    expect(await ownOf(agent)).toMatchObject({ due: [], earlier: [], expected: [] })
  })

  test('are read by their own agency alone', async () => {
    const { rival, agent, firm, id } = await setUp()
    await completeCase(firm, id, earlier)
    expect(await ownOf(rival, '2026-01')).toMatchObject({ due: [], expected: [], owed_total: 0 })
    expect((await rival.get('/api/agent/fees/export?month=2026-01')).text).not.toContain(
      'Larkfield',
    )
    expect((await agent.get('/api/agent/fees/export?month=2026-01')).text).toContain('Larkfield')
    expect((await agent.get('/api/agent/fees/paper?month=2026-01')).text).toContain('120.00')
  })

  test('tell nothing of the client or of what they pay', async () => {
    const { agent } = await setUp()
    const { text } = await agent.get('/api/agent/fees')
    expect(text).not.toMatch(/tarrant|41250000|price|deposit|identity/i)
  })
})

describe('the firm', () => {
  const payment = { version: 0, on: today, reference: 'BACS 77' }

  test('records a fee as paid once, and takes it back with a reason', async () => {
    const { owner, agent, firm, id, view } = await setUp()
    const path = `/api/agencies/${view.agency.id}/fees/${id}`
    const early = await owner.send('PUT', `${path}/payment`, payment)
    expect([early.status, early.body.error.code]).toEqual([409, 'referral_fee.not_due'])
    await completeCase(firm, id, earlier)
    expect((await owner.send('PUT', `${path}/payment`, payment)).status).toBe(200)
    expect((await ownOf(agent)).earlier[0]).toMatchObject({ paid_on: today, reference: 'BACS 77' })
    expect((await owner.send('PUT', `${path}/payment`, payment)).status).toBe(409)
    const again = await owner.send('PUT', `${path}/payment`, { ...payment, version: 1 })
    expect(again.body.error.code).toBe('referral_fee.paid')
    const back = await owner.post(`${path}/withdrawal`, { version: 1, reason: 'Wrong agency' })
    expect(back.status).toBe(200)
    expect((await ownOf(agent)).owed_total).toBe(120_00)
    const history = (await owner.get(`/api/conveyances/${id}`)).text
    expect(history).toContain('referral-fee.paid')
    expect(history).toContain('Wrong agency')
  })

  test('never pays a fee that the client was not told of', async () => {
    const { owner, firm, id, view } = await setUp()
    await completeCase(firm, id, earlier)
    await firm.inside(({ store }) =>
      store.write(`UPDATE quote_cases SET doc = json_set(doc, '$.referral_disclosed_at', null)`),
    )
    const path = `/api/agencies/${view.agency.id}/fees/${id}/payment`
    const { status, body } = await owner.send('PUT', path, payment)
    expect([status, body.error.code]).toEqual([409, 'referral_fee.undisclosed'])
  })

  test('finds no fee of one agency under another', async () => {
    const { owner, firm, id, other } = await setUp()
    await completeCase(firm, id, earlier)
    const path = `/api/agencies/${other.agency.id}/fees/${id}/payment`
    expect((await owner.send('PUT', path, payment)).status).toBe(404)
  })

  test('lets a business development manager read the fees, and not record them', async () => {
    const { firm, id, view } = await setUp()
    await completeCase(firm, id, earlier)
    const bdm = await firm.as('Business development manager')
    const path = `/api/agencies/${view.agency.id}/fees`
    expect((await bdm.get(path)).status).toBe(200)
    expect((await bdm.send('PUT', `${path}/${id}/payment`, payment)).status).toBe(403)
  })
})
