import { expect, test } from 'vitest'
import { today } from '../support/ledgers.ts'
import { aTrueLayerFirm, paymentEvent } from '../support/truelayer.ts'

const MINUTE = 60_000

test('a client is sent to their bank by a signed request for our client account, and sees no digit of it', async () => {
  const { begin, trueLayer, confirmed, saved } = await aTrueLayerFirm()
  expect([confirmed.status, saved.status]).toEqual([200, 200])
  const { status, body } = await begin(250_00, 'one-attempt')
  expect(status).toBe(200)
  expect(body.data).toEqual({
    payment: 'pay-1',
    amount: 250_00,
    url: expect.stringMatching(
      /^https:\/\/payment\.truelayer-sandbox\.com\/payments#payment_id=pay-1&resource_token=token/,
    ),
  })
  expect(JSON.stringify(body)).not.toMatch(/12-?34-?56|87654321/)
  expect(trueLayer.asked.map(({ path }) => path)).toEqual(['/connect/token', '/v3/payments'])
  const [token, payment] = trueLayer.asked
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'harcourt-1',
    client_secret: 'secret of the firm',
    scope: 'payments',
  })
  expect(payment?.headers.get('Authorization')).toBe('Bearer a token')
  expect(payment?.headers.get('Idempotency-Key')).toBe('one-attempt')
  expect(JSON.parse(payment?.body ?? '')).toMatchObject({
    amount_in_minor: 250_00,
    currency: 'GBP',
    payment_method: {
      type: 'bank_transfer',
      beneficiary: {
        type: 'external_account',
        account_holder_name: 'Harcourt Law Client Account',
        reference: expect.stringMatching(/^\d\d-S-\d{5} [0-9A-F]{6}$/),
        account_identifier: {
          type: 'sort_code_account_number',
          sort_code: '123456',
          account_number: '87654321',
        },
      },
    },
    metadata: { firm: 'harcourt' },
  })
})

test('a second attempt for the same sum goes on with the page that is open', async () => {
  const { begin, trueLayer } = await aTrueLayerFirm()
  const first = await begin(250_00)
  expect((await begin(250_00)).body.data).toEqual(first.body.data)
  expect(trueLayer.asked).toHaveLength(2)
  expect((await begin(100_00)).body.data.payment).toBe('pay-2')
})

test('“executed” is shown and is no money; the line of our bank is', async () => {
  const { begin, post, own, cashier, ledger, list } = await aTrueLayerFirm()
  await begin(250_00)
  expect(await post(paymentEvent('e1', 'executed'))).toBe(200)
  expect(await post(paymentEvent('e1', 'executed'))).toBe(200)
  expect(await post(paymentEvent('e2', 'authorized'))).toBe(200)
  expect((await own()).requests[0]).toMatchObject({
    state: 'asked',
    bank_payments: [{ state: 'sent', is_test: false }],
  })
  expect((await ledger()).rows).toEqual([])
  const [{ reference }] = (await list()).requests[0].bank_payments
  const text = `Date,Description,Amount\n${today},FPI ${reference.replace(/\W/g, '')},250.00`
  await cashier.post('/api/bank/files', { name: 'statement.csv', text })
  expect((await own()).requests[0]).toMatchObject({ state: 'paid', bank_payments: [] })
  expect((await ledger()).rows).toMatchObject([{ client: 250_00 }])
})

test('reports that come before the payment is filed wait for it; those of nobody’s payment change nothing', async () => {
  const { begin, post, own, rows } = await aTrueLayerFirm()
  await post(
    paymentEvent('e1', 'failed', { failure_reason: 'canceled', failure_stage: 'authorizing' }),
  )
  await post(paymentEvent('e2', 'executed', { payment_id: 'of somebody else' }))
  await post(paymentEvent('e3', 'settled'))
  expect((await rows()).map(({ state }) => state)).toEqual(['parked', 'parked', 'ignored'])
  await begin(250_00)
  expect((await rows()).map(({ state }) => state)).toEqual(['applied', 'parked', 'ignored'])
  expect((await own()).requests[0].bank_payments).toMatchObject([
    { state: 'failed', failure: 'cancelled' },
  ])
})

test('a webhook that is forged, altered, late, for another address or another firm leaves no row', async () => {
  const { begin, post, rows, trueLayer, visit } = await aTrueLayerFirm()
  await begin(250_00)
  const event = paymentEvent('e1', 'executed')
  expect(await post(event, { by: trueLayer.other })).toBe(401)
  expect(await post(event, { sent: JSON.stringify({ ...event, event_id: 'e2' }) })).toBe(401)
  expect(await post(event, { at: new Date(Date.now() - 6 * MINUTE) })).toBe(401)
  expect(await post(event, { isTimed: false })).toBe(401)
  expect(await post(event, { path: '/api/intake/payments' })).toBe(401)
  expect(await post(event, { jku: 'https://keys.example/.well-known/jwks' })).toBe(401)
  const bare = await visit('http://localhost/api/intake/bank-payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  })
  expect(bare.status).toBeGreaterThanOrEqual(400)
  expect(await post({ ...event, metadata: { firm: 'northgate' } })).toBe(404)
  expect(await post({ hello: 'world' })).toBe(400)
  expect(await rows()).toEqual([])
})

test('a provider that is silent or refuses moves nothing and says what to do', async () => {
  const { begin, trueLayer, own } = await aTrueLayerFirm()
  trueLayer.answerWith(() => Response.json({}, { status: 503 }))
  const silent = await begin(250_00)
  expect([silent.status, silent.body.error.code]).toEqual([502, 'bank_payment_provider.silent'])
  trueLayer.answerWith(() => Response.json({ title: 'Invalid client' }, { status: 400 }))
  const refused = await begin(250_00)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'bank_payment_provider.refused'])
  expect(refused.body.error.message).toContain('No money has left your account')
  expect((await own()).requests[0].bank_payments).toEqual([])
})

test('the secrets are sealed, and without a client account nobody pays from their bank', async () => {
  const { saved, owner, firm, own } = await aTrueLayerFirm()
  const shown = await owner.get('/api/bank-payment-provider')
  expect(shown.body.data).toMatchObject({ kind: 'truelayer', is_ready: true, has_account: true })
  const stored = await firm.inside(({ store }) =>
    store.rows<{ doc: string }>('SELECT doc FROM settings UNION ALL SELECT detail FROM audit'),
  )
  for (const text of [saved.text, shown.text, JSON.stringify(stored)])
    expect(text).not.toMatch(/secret of the firm|PRIVATE KEY/)
  await firm.inside(({ store }) => {
    store.write(`DELETE FROM settings WHERE key = 'client-account'`)
  })
  expect((await own()).requests[0].by_bank).toBe(false)
})
