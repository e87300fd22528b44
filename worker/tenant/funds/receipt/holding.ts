import { assertAllowed } from '#domain/act'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { asksForFunds } from '#domain/funds/asked'
import { mayAllocate } from '#domain/funds/receipt/acts'
import type { HeldAllocation } from '#domain/funds/receipt/bodies'
import { giftsFrom } from '#domain/funds/receipt/givers'
import type { FundsReceipt, FundsSource } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import type { LedgerEntry } from '#domain/ledger/bodies'
import { balance } from '#domain/ledger/books'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { Payment } from '#domain/payment/payment'
import { notFound, wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import { type CaseBooks, caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import { followRiskOf } from '#tenant/risk/following'
import type { RequestContext } from '#tenant/runtime/context'
import type { ReceiptAddress } from './explaining.ts'
import { isChecked, type ReceiptCase, receiptCase } from './standing.ts'
import { fundsReceiptsOf, heldInSuspense } from './stored.ts'
import { caseReceipts } from './view.ts'

type ReceiptEntry = Extract<LedgerEntry, { act: 'receipt' }>
type Name = 'funds-receipt.held' | 'funds-receipt.allocated'

/** Whether an entry is a gift whose giver has not been checked: it is booked, but not to the case. */
export const isHeldGift = (
  context: RequestContext,
  records: CaseRecords,
  entry: LedgerEntry,
): entry is ReceiptEntry => {
  if (entry.act !== 'receipt' || entry.into !== 'client' || !asksForFunds(records)) return false
  const of = receiptCase(context, records.conveyance.id)
  const gifts = giftsFrom(of.statements, entry.other_party)
  return gifts.length === 0
    ? entry.from_giver === true
    : gifts.some(({ part }) => of.unchecked.has(part.id))
}

const giftSources = (of: ReceiptCase, { other_party, amount }: ReceiptEntry): FundsSource[] => {
  let left = amount
  return giftsFrom(of.statements, other_party).flatMap(({ statement, part }) => {
    const taken = Math.min(left, part.amount ?? 0)
    left -= taken
    return taken > 0 ? [{ statement, part: part.id, amount: taken }] : []
  })
}

const record = (
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
  entry: ReceiptEntry,
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
  entry: ReceiptEntry,
): PostingRecord => {
  const { amount, method, on, narrative, other_party } = entry
  const { books } = caseBooksOf(context, [{ conveyance }], true)
  const act = { act: 'receive_unidentified', amount, method, date: on, by: context.by.id }
  const posting = postToBooks(
    context,
    books,
    { ...act, case: conveyance.id },
    { narrative, other_party },
  )
  const held = fundsReceiptsOf(context.store).insert(
    heldReceipt(context, conveyance, entry, posting.n),
  )
  record(context, conveyance, 'funds-receipt.held', held, posting.n)
  followRiskOf(context, conveyance.id)
  return posting
}

const heldAt = ({ held }: ReceiptCase, posting: string): FundsReceipt => {
  const receipt = held.find(({ suspense }) => suspense === Number(posting))
  if (receipt === undefined) throw notFound()
  return receipt
}

/** Brings a gift from suspense to its case; throws 409 until its giver is checked, and for what the books refuse. */
export const allocateGift = (
  context: RequestContext,
  { id, posting }: ReceiptAddress,
  { version, on }: HeldAllocation,
): CaseReceipts => {
  const conveyance = context.conveyances.get(id)
  const of = receiptCase(context, id)
  const held = heldAt(of, posting)
  requireFresh(version, held)
  const is_checked = isChecked(of, held)
  assertAllowed(
    mayAllocate(context.person, conveyance, { sources: held.sources.length, is_checked }),
  )
  const { books } = caseBooksOf(context, [{ conveyance }], true)
  const { amount, payer } = held
  const posted = postToBooks(
    context,
    books,
    { act: 'allocate_suspense', case: id, amount, date: on, by: context.by.id },
    { narrative: 'Gift, its giver checked', other_party: payer },
  )
  fundsReceiptsOf(context.store).replace({ ...held, version: version + 1, posting: posted.n })
  record(context, conveyance, 'funds-receipt.allocated', held, posted.n)
  return caseReceipts(context, id)
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
) => receiptCase(context, payment.conveyance_id).held.find(({ id }) => id === payment.held) ?? null

/** Records that a payment returned a gift to whoever gave it. */
export const returnHeld = (context: RequestContext, { id, held, conveyance_id }: Payment) => {
  if (held === undefined) return
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
    [{ name: 'funds-receipt.returned', ...ofCase(conveyance), changed: ['receipts'], detail }],
    staffOfCase(conveyance),
  )
}
