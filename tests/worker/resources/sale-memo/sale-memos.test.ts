import { expect, test } from 'vitest'
import { blankMemoFacts } from '#domain/sale-memo/facts'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, type Caller, type FirmUnderTest } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

const memoFacts = {
  ...blankMemoFacts,
  address: '14 Larkfield Road, Bristol',
  postcode: 'BS1 4AA',
  price: 412_500_00,
  sellers: [{ name: 'Owen Tarrant', email: '', phone: '', address: '' }],
  buyers: [{ name: 'Ada Finch', email: '', phone: '', address: '' }],
  buyer_firm: 'Pargeter Lyne',
  buyer_firm_email: 'post@pargeter.example',
  agency: 'Cooper Lyle',
  agent_email: 'gemma@cooper.example',
}

const aMemo = async (by: Caller, given: object = {}) => {
  const answer = await by.post('/api/sale-memos', { facts: { ...memoFacts, ...given } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.memo
}

const confirm = (by: Caller, { id, version }: { id: string; version: number }, more: object = {}) =>
  by.post(`/api/sale-memos/${id}/confirmation`, {
    version,
    replaces: null,
    open_case: false,
    ...more,
  })

const mailsOf = (firm: FirmUnderTest, type: string) =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE json_extract(doc, '$.type') = ? ORDER BY id`,
        type,
      )
      .map(({ doc }) => JSON.parse(doc)),
  )

const presold = { ...facts('sale'), sale_stage: 'presold' as const }

test('confirming sells the quote and tells client, agent and staff, once', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const adviser = await firm.as('New-business adviser')
  const quote = await aSentQuote(adviser, presold)
  const memo = await aMemo(owner)
  expect(memo.match).toMatchObject({ id: quote.id })
  const done = await confirm(owner, memo)
  expect(done.status, done.text).toBe(200)
  const sold = (await owner.get(`/api/quote-cases/${quote.id}`)).body.data.quote_case
  expect(sold.sale_stage).toBe('sold')
  const sent = await mailsOf(firm, 'sale-memo.confirmed')
  expect(sent.map((it) => [it.audience, it.channel])).toEqual(
    expect.arrayContaining([
      ['client', 'email'],
      ['agent', 'email'],
      ['internal', 'internal'],
    ]),
  )
  expect((await confirm(owner, done.body.data.memo)).status).toBe(409)
  expect(await mailsOf(firm, 'sale-memo.confirmed')).toHaveLength(sent.length)
})

test('an accepted quote opens its case with the price and the other side of the memo', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  const owner = await firm.as('Owner')
  const quote = await aSentQuote(owner, presold)
  const memo = await aMemo(owner, { price: 420_000_00 })
  const early = await confirm(owner, memo, { open_case: true })
  expect(early.status).toBe(409)
  expect(early.text).toContain('has not accepted')
  const unsold = (await owner.get(`/api/quote-cases/${quote.id}`)).body.data.quote_case
  expect(unsold.sale_stage).toBe('presold')
  const token = await firm.inside(({ store }) => {
    const row = store.row<{ doc: string }>(
      `SELECT doc FROM messages WHERE subject_id = ? ORDER BY id DESC LIMIT 1`,
      quote.id,
    )
    return /[?&]link=([\w-]+)/.exec(JSON.parse(row?.doc ?? '{}').body)?.[1] ?? ''
  })
  const accepting = { name: 'Owen Tarrant', accept_terms: true }
  const accepted = await firm.visitor().post(`/api/quote-offers/${token}/acceptance`, accepting)
  expect(accepted.status, accepted.text).toBe(200)
  const done = await confirm(owner, memo, { open_case: true })
  expect(done.status, done.text).toBe(200)
  const { linked_conveyances } = (await owner.get(`/api/quote-cases/${quote.id}`)).body.data
    .quote_case
  const opened = (await owner.get(`/api/conveyances/${linked_conveyances[0].id}`)).body.data
  expect(opened.conveyance).toMatchObject({
    price: 420_000_00,
    other_side: { firm: 'Pargeter Lyne', email: 'post@pargeter.example' },
  })
})

test('a memo without a price, of another property, or of a sale that is confirmed is refused', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const quote = await aSentQuote(owner, presold)
  const priceless = await aMemo(owner, { price: null })
  const refused = await confirm(owner, priceless)
  expect(refused.body.error.message).toContain('agreed price')
  const elsewhere = await aMemo(owner, { address: '2 High Street, Bath', postcode: '' })
  const matched = await owner.send('PUT', `/api/sale-memos/${elsewhere.id}/match`, {
    version: elsewhere.version,
    match: { kind: 'quote-case', id: quote.id },
  })
  const other = await confirm(owner, matched.body.data.memo)
  expect(other.body.error.message).toContain('2 High Street')
  const first = await confirm(owner, await aMemo(owner))
  expect(first.status, first.text).toBe(200)
  const second = await aMemo(owner, { price: 410_000_00 })
  const twice = await confirm(owner, second)
  expect(twice.status).toBe(409)
  expect(twice.body.error.code).toBe('sale-memo.duplicate')
  const instead = await confirm(owner, second, { replaces: first.body.data.memo.id })
  expect(instead.status, instead.text).toBe(200)
  const replaced = await owner.get(`/api/sale-memos/${first.body.data.memo.id}`)
  expect(replaced.body.data.memo).toMatchObject({ status: 'superseded', superseded_by: second.id })
})

test('the agent is asked by email for what is missing, and the answer says what was asked', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const memo = await aMemo(owner)
  const asked = await owner.post(`/api/sale-memos/${memo.id}/requests`, { version: memo.version })
  expect(asked.status, asked.text).toBe(200)
  expect(asked.body.data.memo.requests[0].missing).toContain('how the buyer pays')
  const [mail] = await mailsOf(firm, 'sale-memo.incomplete')
  expect(mail).toMatchObject({ audience: 'agent', to_address: 'gemma@cooper.example' })
  expect(mail.body).toContain('how the buyer pays')
})

test('a lead becomes sold, with its other side and when the memo came', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const made = await owner.post('/api/leads', {
    first_name: 'Owen',
    last_name: 'Tarrant',
    email: 'owen@tarrant.test',
    phone: '',
    intent: ['sale'],
    sale_stage: 'presold',
    postcode: 'BS1 4AA',
    address: '14 Larkfield Road, Bristol',
    price: 400_000_00,
    timescale: '1m',
    message: '',
    source: 'phone',
    source_detail: '',
    introducer: null,
    contact_id: null,
    consent: { basis: 'by_phone', marketing: false },
    spoken_to: true,
    call_back_at: null,
  })
  expect(made.status, made.text).toBe(200)
  const memo = await aMemo(owner)
  expect(memo.match).toMatchObject({ kind: 'lead' })
  expect((await confirm(owner, memo)).status).toBe(200)
  const { lead } = (await owner.get(`/api/leads/${memo.match.id}`)).body.data
  expect(lead).toMatchObject({ sale_stage: 'sold', other_side: 'Pargeter Lyne' })
  expect(lead.memo_received_at).toBe(memo.received_at)
})

test('people see their own memos only, and two who change one are told', async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const adviser = await firm.as('New-business adviser')
  const theirs = await aMemo(adviser)
  const memo = await aMemo(owner, { address: '1 Mill Bank, Bath', postcode: '', sellers: [] })
  const rows = (await adviser.get('/api/sale-memos')).body.data.rows
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([theirs.id])
  expect((await adviser.get(`/api/sale-memos/${memo.id}`)).status).toBe(404)
  expect((await confirm(adviser, theirs)).status).toBe(403)
  const change = (version: number) =>
    owner.send('PATCH', `/api/sale-memos/${memo.id}`, { version, facts: memoFacts })
  expect((await change(memo.version)).status).toBe(200)
  expect((await change(memo.version)).body.error.code).toBe('stale')
})
