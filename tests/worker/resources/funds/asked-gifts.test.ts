import { expect, test } from 'vitest'
import { tellFunds } from '../../support/funds.ts'
import { aVerifiedPayee, today } from '../../support/ledgers.ts'
import { aPayingCase, bill } from '../../support/payment-requests.ts'

const sum = 30_000_00
const giver = { name: 'Folake Adeyemi', relationship: 'Mother' }

/** A purchase whose client is asked for a deposit that their mother pays, as staff have agreed. */
const aGiftedCase = async () => {
  const set = await aPayingCase('purchase')
  const { id: conveyance, client, path, owner, cashier, ask } = set
  await tellFunds(set)
  const notice = {
    ...{ conveyance, request: null, narrative: 'Deposit', amount: sum, expected_on: today },
    payer: { ...giver, gift: 'gift' },
  }
  await client.post('/api/client/payment-notices', notice)
  const asked = (await ask({ ...giver, client: null, purpose: 'deposit', amount: sum })).body.data
  const documents = async () => (await owner.get(`${path}/documents`)).body.data
  await set.post(cashier, bill, 0)
  await expect.poll(async () => (await documents()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [{ id: letter }] = await documents()
  const [{ id: told }] = asked.notices
  await owner.send('PUT', `${path}/payment-notices/${told}/check`, {
    ...{ version: 1, decision: 'accepted', note: 'Signed letter seen', documents: [letter] },
  })
  const requests = `${path}/payment-requests/${asked.requests[0].id}`
  const receive = () =>
    cashier.post(`${requests}/receipts`, {
      ...{ version: 1, ledger: 1, amount: sum, on: today, method: 'bank', notice: told },
    })
  const held = async () => (await owner.get(`${path}/receipts`)).body.data.held
  return { ...set, receive, held }
}

test('money that was asked for waits in suspense while whoever gives it is not checked', async () => {
  const { receive, held, ledger, list, own } = await aGiftedCase()
  expect((await receive()).status).toBe(200)
  expect(await held()).toMatchObject([{ receipt: { payer: giver.name }, is_checked: false }])
  expect((await ledger()).client).toBe(0)
  const [{ receipts }] = (await list()).requests
  expect(receipts).toMatchObject([
    { number: 'R1', obstacle: 'It waits in suspense until whoever gives it is checked.' },
  ])
  expect((await own()).requests.at(-1)).toMatchObject({ state: 'paid', left: 0 })
  expect((await receive()).body.error.code).toBe('stale')
})

test('a gift that went back is asked for again', async () => {
  const set = await aGiftedCase()
  const { receive, held, path, cashier, other, list, own } = set
  await receive()
  const [{ receipt }] = await held()
  const payee = await aVerifiedPayee(set, { kind: 'other', name: giver.name })
  const payment = {
    ...{ purpose: 'return_held', payee: payee.id, due_on: today, reference: 'Your gift' },
    ...{ authority: null, held: receipt.id, amount: sum },
  }
  const asked = (await cashier.post(`${path}/payments`, payment)).body.data
  await other.send('PUT', `${path}/payments/${asked.id}/approval`, { version: 1 })
  const sending = { version: 2, on: today }
  const sent = await cashier.send('PUT', `${path}/payments/${asked.id}/sending`, sending)
  expect(sent.status, sent.text).toBe(200)
  const [request] = (await list()).requests
  expect(request).toMatchObject({ left: sum, refunds: [{ status: 'done', amount: sum }] })
  expect(request.receipts[0].obstacle).toBeNull()
  expect((await own()).requests.at(-1)).toMatchObject({
    left: sum,
    refunds: [{ amount: sum, is_done: true, to_card: false }],
  })
  const told = await set.firm.inside(({ store }) =>
    store.rows(`SELECT seq FROM audit WHERE name = 'payment-request.refunded'`),
  )
  expect(told).toEqual([])
})
