import type { Conveyance } from '#domain/conveyance/conveyance'
import type { RequisitionEvents } from '#domain/requisition/events'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'

type Happened = {
  [Name in keyof RequisitionEvents]: {
    readonly name: Name
    readonly detail: RequisitionEvents[Name]['detail']
  }
}[keyof RequisitionEvents]

/** Records what happened to a requisition of a case; `event` is its name and detail. */
export const recordRequisition = (
  context: RequestContext,
  conveyance: Conveyance,
  event: Happened,
) =>
  context.recordEvents(
    [{ ...event, ...ofCase(conveyance), changed: ['requisitions'] }],
    staffOfCase(conveyance),
  )
