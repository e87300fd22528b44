import type { ComplaintQuery } from '#domain/complaint/api'
import { type Complaint, type ComplaintRow, soonDue } from '#domain/complaint/complaint'
import type { DayComplaint } from '#domain/conveyance/my-day'
import { coveredName, ownIds } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { acrossCases, withCase } from '#tenant/undertaking/register'
import { complaintDocument } from './document.ts'

const asked = ({ view = 'open' }: ComplaintQuery, today: string) => {
  if (view === 'all') return { where: '1', bindings: [] }
  if (view === 'closed') return { where: `status = 'closed'`, bindings: [] }
  if (view === 'overdue') return { where: `status = 'open' AND due_on < ?`, bindings: [today] }
  return { where: `status = 'open'`, bindings: [] }
}

/** The complaints of the firm, of cases in the person’s scope. */
export const complaintRegister = (context: RequestContext, query: ComplaintQuery): ComplaintRow[] =>
  acrossCases<Complaint>(context, complaintDocument, asked(query, context.today)).map((it) =>
    withCase(context, it),
  )

/** The open complaints that somebody handles, due within two weeks or late. */
export const complaintsForDay = (context: RequestContext): DayComplaint[] => {
  const { person, today } = context
  const where = `handler IN (SELECT value FROM json_each(?)) AND status = 'open' AND due_on <= ?`
  const bindings = [JSON.stringify(ownIds(person)), soonDue(today)]
  return acrossCases<Complaint>(context, complaintDocument, { where, bindings })
    .map((it) => withCase(context, it))
    .map(({ handler, conveyance_id, number, name, ref, address, due_on }) => ({
      covered: coveredName(person, handler.id),
      ...{ conveyance_id, number, name, ref, address, due_on },
      is_late: due_on < today,
    }))
}
