import type { DepartureDetail } from '#domain/user/leave/departure'
import type { RequestContext } from '#tenant/runtime/context'
import { colleaguesOf } from './colleagues.ts'
import { openWorkOf, plannedCallsOf } from './open-work.ts'

export const toDepartureDetail = (context: RequestContext, userId: string): DepartureDetail => {
  const { id } = context.users.get(userId)
  return {
    work: openWorkOf(context, id),
    call_backs: plannedCallsOf(context, id),
    colleagues: colleaguesOf(context, id),
    departure: context.departures.latestOf(id),
  }
}
