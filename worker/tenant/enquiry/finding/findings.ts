import {
  blankFindings,
  type CaseFindings,
  changedFindings,
  type FindingsBody,
} from '#domain/enquiry/finding/findings'
import { type Suggestions, suggestionsFor } from '#domain/enquiry/suggesting/suggesting'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { ordersOf } from '#tenant/conveyance/order/orders'
import { titleOf } from '#tenant/conveyance/title/titles'
import { requireFresh, tableOf } from '#tenant/core/table'
import { liveCase } from '#tenant/enquiry/changing-enquiries'
import { enquiriesOf } from '#tenant/enquiry/enquiries'
import { libraryOf } from '#tenant/enquiry/library/library'
import type { RequestContext } from '#tenant/runtime/context'
import { caseFindingsDocument } from './document.ts'

export const findingsOf = ({ store, conveyances }: RequestContext, id: string): CaseFindings =>
  tableOf(store, caseFindingsDocument).find(conveyances.get(id).id) ?? blankFindings(id)

export const saveFindings = (
  context: RequestContext,
  id: string,
  { version, ...body }: FindingsBody,
): CaseFindings => {
  const conveyance = liveCase(context, id)
  const before = findingsOf(context, id)
  requireFresh(version, before, undefined, () => before)
  const after = changedFindings(before, body, context)
  const table = tableOf(context.store, caseFindingsDocument)
  if (before.version === 0) table.insert(after)
  else table.replace(after, before.version)
  const detail = { count: after.shown.length }
  context.recordEvents(
    [{ name: 'enquiry.findings-saved', ...ofCase(conveyance), changed: ['findings'], detail }],
    staffOfCase(conveyance),
  )
  return after
}

/** What of the library applies to a case by what is known of it. */
export const suggestionsOf = (context: RequestContext, id: string): Suggestions =>
  suggestionsFor(
    libraryOf(context.store).list(),
    {
      conveyance: context.conveyances.get(id),
      title: titleOf(context, id),
      orders: ordersOf(context, id),
      findings: findingsOf(context, id),
    },
    enquiriesOf(context, id),
  )
