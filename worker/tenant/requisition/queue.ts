import type { RequisitionQuery } from '#domain/requisition/bodies'
import type { RequisitionRow } from '#domain/requisition/requisition'
import type { RequestContext } from '#tenant/runtime/context'
import { acrossCases, withCase } from '#tenant/undertaking/register'
import { undertakingsOfRequisition } from '#tenant/undertaking/undertakings'
import { requisitionDocument } from './document.ts'

const whereOf = ({ view }: RequisitionQuery) => {
  if (view === 'ended') return `status IN ('satisfied', 'cancelled')`
  return view === undefined || view === 'waiting'
    ? `status IN ('drafting', 'sent')`
    : `status = 'drafting'`
}

const asked = (query: RequisitionQuery, today: string) => {
  const { view, kind, q, fee_earner } = query
  const late =
    view === 'late' ? [`due_on < ?`, `coalesce(json_array_length(doc, '$.earlier'), 0) = 0`] : []
  return {
    where: [
      whereOf(query),
      ...late,
      ...(kind === undefined ? [] : [`json_extract(doc, '$.kind') = ?`]),
    ].join(' AND '),
    bindings: [...(view === 'late' ? [today] : []), ...(kind === undefined ? [] : [kind])],
    cases: { q, fee_earner },
  }
}

/** The requisitions of the firm, of cases in the person’s scope, the earliest due first. */
export const requisitionQueue = (
  context: RequestContext,
  query: RequisitionQuery,
): RequisitionRow[] =>
  acrossCases(context, requisitionDocument, asked(query, context.today))
    .map((requisition) => {
      const undertakings = undertakingsOfRequisition(context, requisition)
      return {
        ...withCase(context, requisition),
        undertakings: undertakings.length,
        undertakings_waiting: undertakings.filter(({ status }) => status === 'proposed').length,
        approvers: [...new Set(undertakings.flatMap(({ decision }) => decision?.by.name ?? []))],
      }
    })
    .filter((it) => query.view !== 'waiting' || it.undertakings_waiting > 0)
