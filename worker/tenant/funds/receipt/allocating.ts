import { assertAllowed } from '#domain/act'
import { mayAllocate } from '#domain/funds/receipt/acts'
import type { HeldAllocation } from '#domain/funds/receipt/bodies'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { notFound } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import type { RequestContext } from '#tenant/runtime/context'
import type { ReceiptAddress } from './explaining.ts'
import { recordHeld } from './holding.ts'
import { isChecked, type ReceiptCase, receiptCase } from './standing.ts'
import { fundsReceiptsOf } from './stored.ts'
import { caseReceipts } from './view.ts'

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
  recordHeld(context, conveyance, 'funds-receipt.allocated', held, posted.n)
  return caseReceipts(context, id)
}
