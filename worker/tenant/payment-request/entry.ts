import type { Conveyance } from '#domain/conveyance/conveyance'
import type { RequestEntry } from '#domain/payment-request/bodies'
import { assertValid } from '#domain/refusal'
import { ledgerOf } from '#tenant/ledger/ledgers'
import type { RequestContext } from '#tenant/runtime/context'

/** Who is asked; throws 422 where it is nobody of the case, and nobody else is named. */
export const payerOf = ({ clients }: Conveyance, { client, name, relationship }: RequestEntry) => {
  if (client === null) {
    assertValid({
      ...(name ? {} : { name: ['Enter who pays.'] }),
      ...(relationship ? {} : { relationship: ['Enter how they know the client.'] }),
    })
    return { contact_id: null, name: name ?? '', relationship }
  }
  const found = clients.find(({ contact_id }) => contact_id === client)
  assertValid(found ? {} : { client: ['Choose a client of this case.'] })
  return { contact_id: client, name: found?.name ?? '', relationship: null }
}

/** The bill and the sum; fees are what is left of a delivered bill, client money is any sum. */
export const sumOf = (context: RequestContext, id: string, entry: RequestEntry) => {
  if (entry.purpose !== 'fees') {
    assertValid(entry.amount === null ? { amount: ['Enter an amount above £0.00.'] } : {})
    return { bill: null, amount: entry.amount ?? 0 }
  }
  const bill = ledgerOf(context, id).bills.find(({ number }) => number === entry.bill)
  const left = bill?.left ?? 0
  assertValid(
    left > 0 ? {} : { bill: ['Choose a delivered bill of this case that is not paid yet.'] },
  )
  const amount = entry.amount ?? left
  assertValid(amount > left ? { amount: ['That is more than is left to pay of the bill.'] } : {})
  return { bill: entry.bill, amount }
}

/** Throws 422 for a day in the past, and for an end before the day that it is due. */
export const assertDays = ({ today }: RequestContext, { due_on, expires_on }: RequestEntry) =>
  assertValid({
    ...(due_on < today ? { due_on: ['Enter a date that is not in the past.'] } : {}),
    ...(expires_on !== null && expires_on < due_on
      ? { expires_on: ['Enter a day that is not before it is due.'] }
      : {}),
  })
