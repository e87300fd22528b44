import { remindersDue } from '#tenant/events/reminders'
import type { RequestContext } from '#tenant/runtime/context'
import { recordFundsReminded } from './recording.ts'
import { fundsOf } from './stored.ts'

const remind = (context: RequestContext, id: string) => {
  const statement = fundsOf(context.store).find(id)
  if (statement === null) return
  const conveyance = context.conveyances.get(statement.conveyance_id)
  if (conveyance.hold === null && conveyance.abortion === null)
    recordFundsReminded(context, conveyance, statement)
}

/** The clients who were asked where their money is from and have not answered. */
export const fundsReminders = (context: RequestContext) =>
  remindersDue(context, {
    table: 'funds_statements',
    where: `json_extract(doc, '$.status') = 'waiting_for_client'`,
    asked: '$.asked.at',
    emit: (id) => remind(context, id),
  })
