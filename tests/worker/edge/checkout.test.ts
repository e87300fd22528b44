import { expect, test } from 'vitest'
import { aStripeFirm, completed, refundOf } from '../support/stripe.ts'

test('a client is sent to a page of Stripe that names the request, and never sees the firm’s key', async () => {
  const { askForBill, begin, stripe } = await aStripeFirm()
  const { id } = await askForBill()
  const { status, body } = await begin(id, 600_00)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    checkout: 'cs_1',
    amount: 600_00,
    url: 'https://checkout.stripe.com/c/cs_1',
  })
  const [{ fields, headers } = { fields: new URLSearchParams(), headers: new Headers() }] =
    stripe.asked
  expect(Object.fromEntries(fields)).toMatchObject({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'line_items[0][price_data][unit_amount]': '60000',
    'line_items[0][price_data][currency]': 'gbp',
    'metadata[request]': id,
    'metadata[firm]': 'harcourt',
  })
  expect(headers.get('Authorization')).toBe('Bearer sk_test_key')
  expect(JSON.stringify(body)).not.toContain('sk_test')
})

test('a second attempt goes on with the page that is open; another amount closes it first', async () => {
  const { askForBill, begin, stripe } = await aStripeFirm()
  const { id } = await askForBill()
  await begin(id, 600_00)
  expect((await begin(id, 600_00)).body.data.checkout).toBe('cs_1')
  expect(stripe.asked).toHaveLength(1)
  expect((await begin(id, 300_00)).body.data.checkout).toBe('cs_2')
  expect(stripe.asked.map(({ path }) => path)).toEqual([
    '/v1/checkout/sessions',
    '/v1/checkout/sessions/cs_1/expire',
    '/v1/checkout/sessions',
  ])
})

test('while somebody pays on one page no other opens, and after it the rest can be paid', async () => {
  const { askForBill, begin, stripe, post, list } = await aStripeFirm()
  const { id } = await askForBill()
  await begin(id, 300_00)
  stripe.answerWith(() =>
    Response.json({ error: { message: 'This Session is complete.' } }, { status: 400 }),
  )
  const early = await begin(id, 600_00)
  expect([early.status, early.body.error.code]).toEqual([409, 'payment_request.under_way'])
  stripe.answerWith(null)
  await post(completed('evt_1', id, 300_00))
  expect((await list()).requests[0]).toMatchObject({ state: 'part_paid', left: 300_00 })
  expect((await begin(id, 300_00)).status).toBe(200)
})

test('a provider that is silent or refuses charges nobody and says what to do', async () => {
  const { askForBill, begin, stripe, list } = await aStripeFirm()
  const { id } = await askForBill()
  stripe.answerWith(() => Response.json({ error: {} }, { status: 500 }))
  const silent = await begin(id, 600_00)
  expect([silent.status, silent.body.error.code]).toEqual([502, 'payment_provider.silent'])
  stripe.answerWith(() => Response.json({ error: { message: 'No such key' } }, { status: 401 }))
  const refused = await begin(id, 600_00)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'payment_provider.refused'])
  expect(refused.body.error.message).toContain('You have not been charged')
  expect((await list()).requests[0].state).toBe('asked')
})

test('a refund that two people decided is asked of Stripe once, and done when its event comes', async () => {
  const { askForBill, post, stripe, cashier, other, path, list, ledger } = await aStripeFirm()
  const { id } = await askForBill()
  await post(completed('evt_1', id, 600_00))
  const one = `${path}/payment-requests/${id}`
  const version = async () => (await list()).requests[0].version
  const refund = { receipt: 'R1', amount: 100_00, reason: 'Overcharged' }
  await cashier.post(`${one}/refunds`, { ...refund, version: await version() })
  const [{ id: refundId }] = (await list()).requests[0].refunds
  await other.send('PUT', `${one}/refunds/${refundId}/approval`, { version: await version() })
  await expect
    .poll(() => stripe.asked.map((it) => it.path), { timeout: 30_000 })
    .toEqual(['/v1/refunds'])
  expect(Object.fromEntries(stripe.asked[0]?.fields ?? [])).toMatchObject({
    payment_intent: 'pi_1',
    amount: '10000',
    'metadata[refund]': refundId,
  })
  expect((await ledger()).office).toBe(0)
  expect((await list()).requests[0].refunds[0].status).toBe('approved')
  await post(refundOf('re_1', 100_00, { refund: refundId, request: id, firm: 'harcourt' }))
  expect((await list()).requests[0].refunds).toMatchObject([{ id: refundId, status: 'done' }])
  expect((await ledger()).office).toBe(100_00)
})

test('the secrets are sealed, and no answer shows them', async () => {
  const { saved, owner, firm } = await aStripeFirm()
  const shown = await owner.get('/api/payment-provider')
  expect(shown.body.data).toMatchObject({ kind: 'stripe', is_ready: true })
  const stored = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>('SELECT doc FROM settings UNION ALL SELECT detail FROM audit'),
  )
  for (const text of [saved.text, shown.text, JSON.stringify(stored)])
    expect(text).not.toMatch(/sk_test_key|whsec_of/)
  const late = await owner.send('PUT', '/api/payment-provider', {
    version: 0,
    kind: 'none',
    secret_key: null,
    signing_secret: null,
  })
  expect(late.body.error.code).toBe('stale')
})

test('without a provider clients cannot pay by card, and read how to pay', async () => {
  const { owner, askForBill, begin, own } = await aStripeFirm()
  const none = { version: 1, kind: 'none', secret_key: null, signing_secret: null }
  await owner.send('PUT', '/api/payment-provider', none)
  const { id } = await askForBill()
  expect((await own()).requests[0].by_card).toBe(false)
  expect((await begin(id, 600_00)).body.error.code).toBe('payment_request.no_cards')
})
