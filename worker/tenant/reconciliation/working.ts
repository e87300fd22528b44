import { assertAllowed } from '#domain/act'
import { mayPrepare, maySign } from '#domain/reconciliation/acts'
import type { BankView, Reconciliation } from '#domain/reconciliation/view'
import { invalid, notFound, wrongState } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import { residualsOf } from '#tenant/money-report/residuals'
import { settleByLine } from '#tenant/payment-request/bank/settling'
import { bankPaymentsFor, waitingBankPayments } from '#tenant/payment-request/bank/waiting'
import type { RequestContext } from '#tenant/runtime/context'
import { signedBefore } from './due.ts'
import { bankLinesOf, openPostings } from './lines.ts'
import { packHash, packText } from './pack.ts'
import { lastRows } from './pack-rows.ts'
import { bankView } from './position.ts'
import { reconciliationsOf, reconciliationTable } from './records.ts'
import { ofFirm } from './telling.ts'

/** Says which posting a line of the bank is; throws 422 for one of another sum, or that has a line. */
export const matchLine = (context: RequestContext, id: string, posting: number): BankView => {
  const { store, today } = context
  const line = bankLinesOf(store)
    .open()
    .find((it) => it.id === id)
  if (line === undefined) throw notFound()
  const found = openPostings(store, today).find(({ n }) => n === posting)
  if (found?.amount !== line.amount)
    throw invalid({ posting: ['Choose a posting of the same sum that has no line yet.'] })
  bankLinesOf(store).match(id, posting)
  const detail = { line: id, posting }
  context.recordEvents([{ name: 'bank-line.matched', ...ofFirm(context), detail }])
  return bankView(context)
}

/** Says that a line is the money of a payment from a client's bank, also of another sum; throws 404, and 409 of the books. */
export const receiveLine = (context: RequestContext, id: string, payment: string): BankView => {
  const line = bankLinesOf(context.store)
    .open()
    .find((it) => it.id === id)
  const waiting = waitingBankPayments(context)
  if (line === undefined || !bankPaymentsFor(line, waiting).some((it) => it.payment === payment))
    throw notFound()
  const found = waiting.find((it) => it.payment.id === payment)
  if (found === undefined) throw notFound()
  settleByLine(context, found, line)
  const detail = { line: id, reference: found.payment.reference }
  context.recordEvents([{ name: 'bank-line.received', ...ofFirm(context), detail }])
  return bankView(context)
}

/** Books a line that came in to suspense, on the day of the bank, under the name of who seems to have paid. Throws 422 for money that went out. */
export const suspendLine = (context: RequestContext, id: string, name?: string): BankView => {
  const line = bankLinesOf(context.store)
    .open()
    .find((it) => it.id === id)
  if (line === undefined) throw notFound()
  if (line.amount <= 0)
    throw invalid({ line: ['Only money that came in goes to suspense. Find who was paid.'] })
  const { amount, on } = line
  const posting = postToBooks(
    context,
    caseBooksOf(context, [], true).books,
    { act: 'receive_unidentified', amount, date: on, by: context.by.id },
    { narrative: line.text || 'Not identified', other_party: name || line.text || null },
  )
  bankLinesOf(context.store).match(id, posting.n)
  const detail = { line: id, posting: posting.n }
  context.recordEvents([{ name: 'bank-line.suspended', ...ofFirm(context), detail }])
  return bankView(context)
}

/** Takes the line of the bank off a posting. Throws 404 when it has none, 409 once it was reconciled and signed. */
export const unmatchPosting = (context: RequestContext, posting: number): BankView => {
  const rows = bankLinesOf(context.store)
  const day = rows.dayFor(posting)
  if (day === null) throw notFound()
  const signed = reconciliationsOf(context.store).find((it) => it.signed !== null)
  if (signed && day <= signed.position.on)
    throw wrongState('reconciliation.signed', 'This line is part of a signed reconciliation.')
  rows.unmatch(posting)
  context.recordEvents([{ name: 'bank-line.unmatched', ...ofFirm(context), detail: { posting } }])
  return bankView(context)
}

/** Records the position as at the last statement, for a second person to sign. */
export const prepare = (context: RequestContext): BankView => {
  const { position, reconciliations } = bankView(context)
  assertAllowed(mayPrepare(context.person, position))
  if (position === null) throw notFound()
  if (reconciliations.some((it) => it.position.on === position.on))
    throw wrongState('reconciliation.prepared', 'This statement has been reconciled already.')
  reconciliationTable(context.store).insert({
    id: context.newId(),
    version: 1,
    position,
    rows: lastRows(context.store),
    prepared: { by: { id: context.by.id, name: context.by.name }, at: context.now },
    signed: null,
  })
  const detail = { on: position.on }
  context.recordEvents([{ name: 'reconciliation.prepared', ...ofFirm(context), detail }])
  return bankView(context)
}

/** A reconciliation as somebody signs it, with the hash of its pack. */
const signedBy = (context: RequestContext, before: Reconciliation): Reconciliation => {
  const { store, by, now } = context
  const { on } = before.position
  const from = signedBefore(store, on)
  const residuals = residualsOf(store, on).map(({ ref, completed_on, held }) => ({
    ref,
    completed_on,
    held,
  }))
  const signed = { by: { id: by.id, name: by.name }, at: now, from, residuals }
  const rows = before.rows ?? lastRows(store)
  const after = { ...before, rows, signed }
  const sha256 = packHash(packText(store, after, { ...rows, from: from ?? '', on }))
  return { ...after, signed: { ...signed, sha256 } }
}

/** Signs a reconciliation; one as at the last day of a month closes the month. */
export const sign = (context: RequestContext, id: string, version: number): BankView => {
  const table = reconciliationTable(context.store)
  const before = table.get(id)
  requireFresh(version, before)
  assertAllowed(maySign(context.person, before))
  table.replace(signedBy(context, { ...before, version: version + 1 }), version)
  const detail = { on: before.position.on, prepared_by: before.prepared.by.name }
  context.recordEvents([{ name: 'reconciliation.signed', ...ofFirm(context), detail }])
  return bankView(context)
}
