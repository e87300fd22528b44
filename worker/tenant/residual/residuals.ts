import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { invalid, wrongState } from '#domain/refusal'
import { mayTrace } from '#domain/residual/acts'
import type { AttemptEntry, ReceiptFiling } from '#domain/residual/bodies'
import { wayNames } from '#domain/residual/labels'
import { blankResidual, type Residual } from '#domain/residual/residual'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh, tableOf } from '#tenant/core/table'
import { caseDocument } from '#tenant/document/case-document'
import { paymentDocument } from '#tenant/payment/document'
import type { RequestContext } from '#tenant/runtime/context'
import { residualDocument } from './document.ts'

export const residualOf = ({ store }: Pick<RequestContext, 'store'>, id: string): Residual =>
  tableOf(store, residualDocument).find(id) ?? blankResidual(id)

/** What was done about the money that a case still holds. Throws 404 out of scope. */
export const caseResidual = (context: RequestContext, id: string): Residual =>
  residualOf(context, context.conveyances.get(id).id)

const save = ({ store }: RequestContext, residual: Residual): Residual => {
  const table = tableOf(store, residualDocument)
  return residual.version === 1
    ? table.insert(residual)
    : table.replace(residual, residual.version - 1)
}

const toChange = (context: RequestContext, id: string, version: number) => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayTrace(context.person, conveyance))
  const before = residualOf(context, id)
  requireFresh(version, before)
  return { conveyance, before }
}

const about = (conveyance: Conveyance) => ({ ...ofCase(conveyance), changed: ['residual'] })

/** Records what was done to return what is left. */
export const recordAttempt = (
  context: RequestContext,
  id: string,
  { version, document, ...entry }: AttemptEntry,
): Residual => {
  const { conveyance, before } = toChange(context, id, version)
  if (entry.on > context.today) throw invalid({ on: ['Enter a date that is not in the future.'] })
  const filed = document === null ? null : caseDocument(context, id, document)
  const stamp = { id: context.newId(), ...stampOf(context) }
  const attempt = { ...entry, document: filed, ...stamp }
  const residual = save(context, {
    ...before,
    version: version + 1,
    attempts: [...before.attempts, attempt],
  })
  const detail = { way: wayNames[entry.way], what: entry.what }
  context.recordEvents(
    [{ name: 'residual.tried', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return residual
}

const wasGiven = ({ store }: RequestContext, id: string) =>
  caseRecordsOf(store, paymentDocument)
    .of([id])
    .some(({ purpose, status }) => purpose === 'residual_charity' && status === 'sent')

/** Files the charity’s receipt; throws 409 before anything was given. */
export const fileReceipt = (
  context: RequestContext,
  id: string,
  { version, document }: ReceiptFiling,
): Residual => {
  const { conveyance, before } = toChange(context, id, version)
  if (!wasGiven(context, id))
    throw wrongState('residual.not_given', 'Nothing has been paid to a charity yet.')
  const filed = caseDocument(context, id, document)
  const residual = save(context, {
    ...before,
    version: version + 1,
    receipt: { ...filed, ...stampOf(context) },
  })
  const detail = { document: filed.name }
  context.recordEvents(
    [{ name: 'residual.receipt-filed', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return residual
}
