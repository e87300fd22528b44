import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { asksForFunds } from '#domain/funds/asked'
import { giftsFrom } from '#domain/funds/receipt/givers'
import type { FundsReceipt, FundsSource } from '#domain/funds/receipt/receipt'
import type { LedgerEntry } from '#domain/ledger/bodies'
import { balance } from '#domain/ledger/books'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { Payment } from '#domain/payment/payment'
import { wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { type CaseBooks, caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import { type ReceiptCase, receiptCase } from './standing.ts'
import { fundsReceiptsOf, heldInSuspense, heldOf } from './stored.ts'

type ReceiptEntry = Extract<LedgerEntry, { act: 'receipt' }>
/** Client money that arrives, and who paid it. */
type Arrival = Pick<ReceiptEntry, 'amount' | 'method' | 'on' | 'narrative' | 'other_party'>
type Name = 'funds-receipt.held' | 'funds-receipt.allocated'

/** Whether whoever pays gives a gift of the case and has not been checked; null where nobody told of a gift of theirs. */
const needsCheck = (
  context: RequestContext,
  records: CaseRecords,
  payer: string,
): boolean | null => {
  if (!asksForFunds(records)) return false
  const of = receiptCase(context, records.conveyance.id)
  const gifts = giftsFrom(of.statements, payer)
  return gifts.length === 0 ? null : gifts.some(({ part }) => of.unchecked.has(part.id))
}

/** Whether an entry is a gift whose giver has not been checked: it is booked, but not to the case. */
export const isHeldGift = (
  context: RequestContext,
  records: CaseRecords,
  entry: LedgerEntry,
): entry is ReceiptEntry =>
  entry.act === 'receipt' &&
  entry.into === 'client' &&
  (needsCheck(context, records, entry.other_party) ?? entry.from_giver === true)

const giftSources = (of: ReceiptCase, { other_party, amount }: Arrival): FundsSource[] => {
  let left = amount
  return giftsFrom(of.statements, other_party).flatMap(({ statement, part }) => {
    const taken = Math.min(left, part.amount ?? 0)
    left -= taken
    return taken > 0 ? [{ statement, part: part.id, amount: taken }] : []
  })
}

/** Records what became of a gift that waits, for the staff of its case. */
export const recordHeld = (
  context: RequestContext,
  conveyance: Conveyance,
  name: Name,
  { payer, amount }: FundsReceipt,
  posting: number,
) =>
  context.recordEvents(
    [
      {
        name,
        ...ofCase(conveyance),
        changed: ['receipts', 'ledger'],
        detail: { posting, payer, amount },
      },
    ],
    staffOfCase(conveyance),
  )

const heldReceipt = (
  context: RequestContext,
  { id }: Conveyance,
  entry: Arrival,
  suspense: number,
): FundsReceipt => ({
  ...{ id: context.newId(), version: 1, conveyance_id: id, posting: null, suspense },
  ...{ amount: entry.amount, payer: entry.other_party, bank: '', ending: '' },
  sources: giftSources(receiptCase(context, id), entry),
  recorded: stampOf(context),
  returned: null,
})

/** Books a gift to suspense, where it waits for the check of its giver. */
export const holdGift = (
  context: RequestContext,
  conveyance: Conveyance,
  arrival: Arrival,
): PostingRecord => {
  const { amount, method, on, narrative, other_party } = arrival
  const { books } = caseBooksOf(context, [{ conveyance }], true)
  const act = { act: 'receive_unidentified', amount, method, date: on, by: context.by.id }
  const posting = postToBooks(
    context,
    books,
    { ...act, case: conveyance.id },
    { narrative, other_party },
  )
  const held = fundsReceiptsOf(context.store).insert(
    heldReceipt(context, conveyance, arrival, posting.n),
  )
  recordHeld(context, conveyance, 'funds-receipt.held', held, posting.n)
  followRiskOf(context, conveyance.id)
  return posting
}

/** Books client money that a client was asked for: to the case, or to suspense while its giver is not checked. */
export const receiveForCase = (
  context: RequestContext,
  conveyance: Conveyance,
  arrival: Arrival,
): PostingRecord => {
  const { amount, method, on, narrative, other_party } = arrival
  if (needsCheck(context, context.conveyances.records(conveyance.id), other_party) === true)
    return holdGift(context, conveyance, arrival)
  return postToBooks(
    context,
    caseBooksOf(context, [{ conveyance }]).books,
    { act: 'receive_client', case: conveyance.id, date: on, amount, method, by: context.by.id },
    { narrative, other_party },
  )
}

/** Throws 409 where an allocation would take money that waits for the check of a giver. */
export const assertNotHeld = (
  { store }: RequestContext,
  { books }: Pick<CaseBooks, 'books'>,
  amount: number,
) => {
  const suspense = balance(books, 'suspense')
  // More than lies there at all is for the books to refuse.
  if (amount <= suspense && amount > suspense - heldInSuspense(store))
    throw wrongState(
      'funds.held',
      'That is more than lies in suspense, besides gifts that wait for the check of their giver.',
    )
}

/** The gift that a payment returns, while it waits; null for any other payment. */
export const heldFor = (
  context: RequestContext,
  payment: Pick<Payment, 'held' | 'conveyance_id'>,
) => heldOf(context.store, payment.conveyance_id).find(({ id }) => id === payment.held) ?? null

/** Records that a payment returned a gift to whoever gave it; returns the posting that had held it, null for other payments. */
export const returnHeld = (
  context: RequestContext,
  { id, held, conveyance_id }: Payment,
): number | null => {
  if (held === undefined) return null
  const records = fundsReceiptsOf(context.store)
  const receipt = records.get(conveyance_id, held)
  const { payer, amount, suspense } = receipt
  records.replace({
    ...receipt,
    version: receipt.version + 1,
    returned: { ...stampOf(context), payment: id },
  })
  const conveyance = context.conveyances.get(conveyance_id)
  const detail = { posting: suspense ?? 0, payer, amount, payment: id }
  context.recordEvents(
    [
      {
        name: 'funds-receipt.returned',
        ...ofCase(conveyance),
        changed: ['receipts', 'payment-requests'],
        detail,
      },
    ],
    staffOfCase(conveyance),
  )
  return suspense
}
