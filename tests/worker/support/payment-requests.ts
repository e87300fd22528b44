import { addDays } from '#domain/dates'
import type { Caller } from './firm.ts'
import { aLedgerCase, today } from './ledgers.ts'
import { clientOf } from './signing.ts'

export const asking = {
  purpose: 'searches',
  amount: 250_00,
  bill: null,
  narrative: 'Searches',
  due_on: addDays(today, 7),
  expires_on: null,
  client: null,
  name: null,
  relationship: null,
}

export const bill = {
  act: 'bill',
  on: today,
  fees: 500_00,
  principal: 0,
  agency: 0,
  narrative: 'Our work on the sale',
}

/** A case with its first client signed in, and what it takes to ask for a payment. */
export const aPayingCase = async (matter: 'sale' | 'purchase' = 'sale') => {
  const set = await aLedgerCase(matter)
  const { owner, firm, path, post, cashier } = set
  const { clients } = (await owner.get(path)).body.data.conveyance
  const client = await clientOf(firm, clients)
  const contact: string = clients[0].contact_id
  const ask = (more: object = {}, by: Caller = owner) =>
    by.post(`${path}/payment-requests`, { ...asking, client: contact, ...more })
  const list = async () => (await owner.get(`${path}/payment-requests`)).body.data
  /** Delivers a bill of £600.00 and asks the client to pay it. */
  const askForBill = async (more: object = {}) => {
    await post(cashier, bill, 0)
    const fees = { purpose: 'fees', bill: 'B-00001', amount: null, narrative: 'Our bill', ...more }
    return (await ask(fees)).body.data.requests[0]
  }
  const own = async () => (await client.get('/api/client/payments')).body.data
  /** Begins a payment by card as the edge does. */
  const start = (request: string, amount: number, by: Caller = client) =>
    by.post(`/internal/payment-requests/${request}/checkout-plans`, { amount })
  /** Pays by the test provider. */
  const pay = async (request: string, amount: number, outcome = 'paid') => {
    const { checkout } = (await start(request, amount)).body.data.checkout
    return client.post(`/api/client/payments/${request}/test-outcomes`, { checkout, outcome })
  }
  return { ...set, clients, client, contact, ask, list, askForBill, own, start, pay }
}
