import type { AgencyWork } from '#domain/agent/work'
import type { RequestContext } from '#tenant/runtime/context'

const OPEN_QUOTES = ['draft', 'sent', 'following_up', 'accepted', 'on_hold']
const FINISHED_CASES = ['closed', 'archived', 'aborted']
const OPEN_LEADS = ['new', 'contacted', 'qualified', 'quoted']
const SIGNING_IN = ['active', 'invited']

type Count = { readonly count: number }

const counted = ({ store }: RequestContext, query: string, id: string, statuses: string[]) =>
  store.row<Count>(`SELECT count(*) AS count FROM ${query}`, id, JSON.stringify(statuses))?.count ??
  0

const among = 'IN (SELECT value FROM json_each(?))'

/** Counts what of an agency is under way, and who can sign in for it. */
export const workOf = (context: RequestContext, id: string): AgencyWork => ({
  open_quotes: counted(
    context,
    `quote_case_keys WHERE agency_id = ? AND status ${among}`,
    id,
    OPEN_QUOTES,
  ),
  open_cases: counted(
    context,
    `conveyance_keys WHERE agency_id = ? AND status NOT ${among}`,
    id,
    FINISHED_CASES,
  ),
  open_leads: counted(context, `lead_keys WHERE agency_id = ? AND status ${among}`, id, OPEN_LEADS),
  users: counted(context, `users WHERE agency_id = ? AND status ${among}`, id, SIGNING_IN),
})

type Given = { readonly quotes: number; readonly cases: number }

const YEAR_MS = 365 * 86_400_000

/** The least id of a record that was created at an instant, as ids begin with their time. */
const idAt = (ms: number) => {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** Counts the quotes and the cases that agencies gave in the last twelve months. */
export const givenBy = (
  { store, now }: RequestContext,
  ids: readonly string[],
): ((id: string) => Given) => {
  const since = idAt(Date.parse(now) - YEAR_MS)
  const countsIn = (table: string, where: string) =>
    new Map(
      store
        .rows<{ id: string; count: number }>(
          `SELECT agency_id AS id, count(*) AS count FROM ${table}
           WHERE agency_id IN (SELECT value FROM json_each(?)) AND id >= ?${where} GROUP BY 1`,
          JSON.stringify(ids),
          since,
        )
        .map((it) => [it.id, it.count]),
    )
  const quotes = countsIn('quote_case_keys', ` AND status <> 'draft'`)
  const cases = countsIn('conveyance_keys', '')
  return (id) => ({ quotes: quotes.get(id) ?? 0, cases: cases.get(id) ?? 0 })
}
