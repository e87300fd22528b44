import { isOpenLead } from '#domain/lead/acts'
import { NO_DEADLINE } from '#domain/lead/clock'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'

/** What was missed longer ago is on the list of leads, and is not said any more. */
const LATE_MS = 86_400_000

type Row = { id: string; due_at: string }

const say = (context: RequestContext, { id }: Row) => {
  const lead = context.leads.get(id)
  if (!isOpenLead(lead) || lead.first_response_at !== null) return
  const { version, number, owner } = lead
  const event = { subject: 'lead', id, version, changed: [], detail: { number } } as const
  const users = owner ? [owner.id] : holdersOf(context, 'leads.create')
  context.recordEvents([{ name: 'lead.unanswered', ...event }], { users })
}

/** The leads whose promised time of response has passed, each said once: to whoever has it, or to everybody who may. */
export const unansweredLeads = (context: RequestContext) => {
  const { store, now } = context
  const since = new Date(Date.parse(now) - LATE_MS).toISOString()
  return store
    .rows<Row>('SELECT id, due_at FROM lead_keys WHERE due_at <= ? AND due_at > ?', now, since)
    .map((row) => ({
      key: `${row.id} ${row.due_at}`,
      record: { table: 'leads', id: row.id },
      emit: () => say(context, row),
    }))
}

/** When the first promised time after an instant passes; null if none does. */
export const nextUnanswered = (
  { store }: Pick<RequestContext, 'store'>,
  instant: string,
): string | null =>
  store.row<{ due_at: string }>(
    'SELECT due_at FROM lead_keys WHERE due_at > ? AND due_at < ? ORDER BY due_at LIMIT 1',
    instant,
    NO_DEADLINE,
  )?.due_at ?? null
