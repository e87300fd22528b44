import type { ExplanationEntry } from '#domain/reconciliation/explanation'
import type { BankView } from '#domain/reconciliation/view'
import { invalid, notFound, wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { bankLinesOf, type OpenLine } from './lines.ts'
import { bankView } from './position.ts'
import { reconciliationsOf } from './records.ts'
import { accountHolders, ofFirm } from './telling.ts'

const openLine = ({ store }: RequestContext, id: string): OpenLine => {
  const line = bankLinesOf(store)
    .open()
    .find((it) => it.id === id)
  if (line === undefined) throw notFound()
  return line
}

/** Records why money left. The line stays to be matched, or to be cancelled by one that gives the money back. */
export const explainLine = (
  context: RequestContext,
  id: string,
  { reason, text }: ExplanationEntry,
): BankView => {
  const { amount } = openLine(context, id)
  if (amount >= 0) throw invalid({ reason: ['Only money that left is explained.'] })
  const by = { id: context.by.id, name: context.by.name }
  bankLinesOf(context.store).explain(id, { reason, text, by, at: context.now })
  const detail = { line: id, amount, reason, text }
  context.recordEvents(
    [{ name: 'bank-line.explained', ...ofFirm(context), detail }],
    accountHolders(context),
  )
  return bankView(context)
}

/** Says that a line gives back what another one took; throws 422 for other sums. */
export const cancelLine = (context: RequestContext, id: string, by: string): BankView => {
  const line = openLine(context, id)
  const other = openLine(context, by)
  if (line.amount + other.amount !== 0)
    throw invalid({ line: ['Choose a line of the same sum in the other direction.'] })
  bankLinesOf(context.store).cancel(id, by)
  const detail = { line: id, by }
  context.recordEvents([{ name: 'bank-line.cancelled-out', ...ofFirm(context), detail }])
  return bankView(context)
}

/** Opens two lines again that cancelled each other. Throws 404 for one alone, 409 once they were reconciled and signed. */
export const reopenLine = (context: RequestContext, id: string): BankView => {
  const rows = bankLinesOf(context.store)
  const pair = rows.cancelled().find((it) => it.id === id)
  if (pair === undefined) throw notFound()
  const signed = reconciliationsOf(context.store).find((it) => it.signed !== null)
  if (signed && [pair.on, pair.by_on].some((day) => day <= signed.position.on))
    throw wrongState('reconciliation.signed', 'This line is part of a signed reconciliation.')
  rows.reopen(id)
  context.recordEvents([{ name: 'bank-line.reopened', ...ofFirm(context), detail: { line: id } }])
  return bankView(context)
}
