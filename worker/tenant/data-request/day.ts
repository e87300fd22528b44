import type { DayDataRequest } from '#domain/conveyance/my-day'
import { hasPermission } from '#domain/permissions'
import type { RequestContext } from '#tenant/runtime/context'
import { dataRequestRegister } from './requests.ts'

/** The open requests, for whoever answers them. */
export const dataRequestsForDay = (context: RequestContext): DayDataRequest[] =>
  hasPermission(context.person, 'data-requests.update')
    ? dataRequestRegister(context, { view: 'open' }).map(({ id, contact_id, name, due_on }) => ({
        ...{ id, contact_id, name, due_on },
        is_late: due_on < context.today,
      }))
    : []
