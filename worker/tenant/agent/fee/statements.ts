import type { FeePayment, FeeQuery, FeeWithdrawal } from '#domain/agent/fee/bodies'
import { feeColumns, statementLines } from '#domain/agent/fee/export-columns'
import type { FeeLine } from '#domain/agent/fee/fee'
import { owedAgain, paidFee } from '#domain/agent/fee/paying'
import { type FeeStatement, feeStatement, monthOf, thisMonth } from '#domain/agent/fee/statement'
import { notFound } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { exportList } from '#tenant/core/exporting'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { currentAgency } from '../view.ts'
import { referralFeeDocument } from './document.ts'
import { feeLineIn, feeLinesOf } from './lines.ts'

/** What the firm owes an agency in a month, this one unless it is named. Throws 404 for no agency. */
export const statementOf = (
  context: RequestContext,
  agencyId: string,
  { month = thisMonth(context.now) }: FeeQuery,
): FeeStatement => {
  const { id, name } = currentAgency(context, agencyId)
  return feeStatement({ month, agency: name }, feeLinesOf(context, id, month))
}

/** The lines of a statement as CSV, and the export in the audit log. */
export const exportStatement = (context: RequestContext, agencyId: string, query: FeeQuery) => {
  const statement = statementOf(context, agencyId, query)
  return exportList(context, {
    list: 'referral-fees',
    columns: feeColumns,
    query: { month: statement.month, columns: undefined },
    page: () => ({ rows: statementLines(statement), next: null }),
  })
}

type FeeAddress = { readonly id: string; readonly fee: string }

const feeOf = (context: RequestContext, { id, fee }: FeeAddress, version: number) => {
  const agency = currentAgency(context, id)
  const line = feeLineIn(context, agency.id, fee)
  if (line === null) throw notFound()
  requireFresh(
    version,
    { id: fee, version: line.version },
    () => null,
    () => line,
  )
  const records = caseRecordsOf(context.store, referralFeeDocument)
  const [stored] = records.of([fee])
  const { person, by, now, newId } = context
  const recorder = { id: stored?.id ?? newId(), person, by, now }
  return { agency, line, records, recorder, isNew: stored === undefined }
}

const answerOf = (context: RequestContext, agencyId: string, { due_on }: FeeLine) =>
  statementOf(context, agencyId, due_on === null ? {} : { month: monthOf(due_on) })

/** Records that the fee of a case was paid. Throws 409 unless it is due, disclosed and owed. */
export const payFee = (
  context: RequestContext,
  address: FeeAddress,
  { version, ...payment }: FeePayment,
): FeeStatement => {
  const { agency, line, records, recorder, isNew } = feeOf(context, address, version)
  const record = paidFee(line, payment, recorder)
  if (isNew) records.insert(record)
  else records.replace(record)
  const { on, reference } = payment
  const detail = { agency: agency.name, amount: line.amount, on, reference }
  context.recordEvents(
    [{ name: 'referral-fee.paid', ...eventOf(context, line), changed: ['referral_fee'], detail }],
    { agencies: [agency.id] },
  )
  return answerOf(context, agency.id, line)
}

/** Takes back a payment that was recorded by mistake. Throws 409 unless one is recorded. */
export const withdrawPayment = (
  context: RequestContext,
  address: FeeAddress,
  { version, reason }: FeeWithdrawal,
): FeeStatement => {
  const { agency, line, records, recorder } = feeOf(context, address, version)
  records.replace(owedAgain(line, recorder))
  const detail = { agency: agency.name, amount: line.amount, reason }
  const event = { ...eventOf(context, line), changed: ['referral_fee'], detail }
  context.recordEvents([{ name: 'referral-fee.withdrawn', ...event }], { agencies: [agency.id] })
  return answerOf(context, agency.id, line)
}

const eventOf = ({ store }: RequestContext, { conveyance_id: id }: FeeLine) => {
  const row = store.row<{ version: number }>('SELECT version FROM conveyances WHERE id = ?', id)
  return { subject: 'conveyance', id, version: row?.version ?? 0 } as const
}
