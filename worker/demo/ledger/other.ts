import type { Conveyance } from '#domain/conveyance/conveyance'
import { billFor, clientsOf, type DemoEntry, dayOf, purchasesFor, since } from './entry.ts'
import { costs, proceeds, redeemed } from './sale.ts'
import { billTotal } from './sums.ts'

const advance = (conveyance: Conveyance): readonly DemoEntry[] => {
  const { lender } = conveyance
  const amount = lender?.amount
  if (lender === null || !amount) return []
  const common = { other_party: lender.name }
  return [
    ...since(conveyance, 'funds_received', (on) => [
      {
        ...common,
        on,
        act: { act: 'receive_lender', amount, method: 'chaps' },
        narrative: 'Mortgage advance',
      },
    ]),
    ...since(conveyance, 'completed', (on) => [
      {
        ...common,
        on,
        act: { act: 'release_lender', amount, event: 'completion' },
        narrative: 'At completion',
      },
      costs(conveyance, on),
    ]),
  ]
}

/** What the ledger of a remortgage holds: the new loan redeems the old one. */
export const remortgageEntries = (conveyance: Conveyance): readonly DemoEntry[] => {
  const billed = dayOf(conveyance, 'completion_statement_sent')
  return [
    ...purchasesFor(conveyance),
    ...(billed === null ? [] : [billFor(conveyance, billed)]),
    ...advance(conveyance),
    ...redeemed(conveyance),
    ...proceeds(conveyance),
  ]
}

/** What the ledger of a transfer of equity holds: a bill that the clients pay. */
export const transferEntries = (conveyance: Conveyance): readonly DemoEntry[] => {
  const billed = dayOf(conveyance, 'authority_to_complete')
  return [
    ...purchasesFor(conveyance),
    ...(billed === null ? [] : [billFor(conveyance, billed)]),
    ...since(conveyance, 'completed', (on) => [
      {
        on,
        act: { act: 'receive_client', amount: billTotal(conveyance), method: 'faster_payment' },
        narrative: 'Our bill',
        other_party: clientsOf(conveyance),
        request: 'other',
      },
      costs(conveyance, on),
    ]),
  ]
}
