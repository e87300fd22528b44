import { morningAfter, morningBy } from '#domain/conveyance/clock/civil-hour'
import type { DataRequest } from '#domain/data-request/request'
import { addDays } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'
import { about, concernedBy } from './concerned.ts'
import { dataRequestsOf } from './stored.ts'

const DAYS_BEFORE = 7

/** Calendar days to look further ahead, more than the days without work before a day ever are. */
const AHEAD_DAYS = 7

type Name = 'data-request.due' | 'data-request.overdue'

const timed = (context: RequestContext, name: Name, request: DataRequest) => ({
  key: `${request.id} ${request.due_on}`,
  record: { table: 'data_requests', id: request.id },
  emit: () => {
    const contact = context.contacts.current(request.contact_id)
    if (contact === null) return
    const detail = { name: request.name, due_on: request.due_on }
    context.recordEvents(
      [{ name, ...about(contact), changed: [], detail }],
      concernedBy(context, request),
    )
  },
})

/** The open requests that must be answered within a week, each said once for its last day. */
export const dataRequestsDue = (context: RequestContext) =>
  dataRequestsOf(context.store)
    .openBefore(addDays(context.today, DAYS_BEFORE + AHEAD_DAYS))
    .filter(({ due_on }) => due_on >= context.today)
    .filter(({ due_on }) => morningBy(addDays(due_on, -DAYS_BEFORE)) <= context.now)
    .map((request) => timed(context, 'data-request.due', request))

/** The open requests without an answer on the working morning after their last day. */
export const overdueDataRequests = (context: RequestContext) =>
  dataRequestsOf(context.store)
    .openBefore(context.today)
    .filter(({ due_on }) => morningAfter(due_on, 1) <= context.now)
    .map((request) => timed(context, 'data-request.overdue', request))
