import { remindersDue } from '#tenant/events/reminders'
import type { RequestContext } from '#tenant/runtime/context'
import { recordReminded } from './recording.ts'
import { identityChecksOf } from './stored.ts'

const remind = (context: RequestContext, id: string) => {
  const check = identityChecksOf(context.store).find(id)
  if (check === null) return
  const conveyance = context.conveyances.get(check.conveyance_id)
  if (conveyance.hold === null && conveyance.abortion === null)
    recordReminded(context, conveyance, check)
}

/** The people who were asked to prove who they are and have not begun, or not finished. */
export const identityReminders = (context: RequestContext) =>
  remindersDue(context, {
    table: 'identity_checks',
    where: `json_extract(doc, '$.status') = 'waiting_for_client' AND json_extract(doc, '$.removed') IS NULL`,
    asked: '$.asked.at',
    emit: (id) => remind(context, id),
  })
