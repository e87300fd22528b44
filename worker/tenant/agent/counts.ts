import type { Branch } from '#domain/agent/agency'
import type { MergePreview } from '#domain/agent/view'
import type { RequestContext } from '#tenant/runtime/context'

export type MovedCounts = Pick<
  MergePreview,
  'quotes' | 'cases' | 'leads' | 'calls' | 'visits' | 'users' | 'scales'
>

type Count = { readonly count: number }

const countOf = ({ store }: RequestContext, query: string, ...bindings: string[]) =>
  store.row<Count>(`SELECT count(*) AS count FROM ${query}`, ...bindings)?.count ?? 0

/** What names an agency, and would name the one that it is merged into. */
export const countsOfAgency = (context: RequestContext, id: string): MovedCounts => {
  const named = (table: string) => countOf(context, `${table} WHERE agency_id = ?`, id)
  return {
    quotes: named('quote_case_keys'),
    cases: named('conveyance_keys'),
    leads: named('lead_keys'),
    calls: named('calls'),
    visits: named('visits'),
    users: named('users'),
    scales: named('fee_scales'),
  }
}

const quotesOf = (context: RequestContext, { id, agency_id, name }: Branch) =>
  countOf(
    context,
    `quote_case_keys AS k JOIN quote_cases AS q ON q.id = k.id WHERE k.agency_id = ?1
     AND coalesce(json_extract(q.doc, '$.facts.referral.branch_id') = ?2,
       lower(json_extract(q.doc, '$.facts.referral.branch')) = lower(?3))`,
    agency_id,
    id,
    name,
  )

const casesOf = (context: RequestContext, { id, agency_id }: Branch) =>
  countOf(
    context,
    `conveyance_keys AS k JOIN conveyances AS c ON c.id = k.id
     WHERE k.agency_id = ? AND json_extract(c.doc, '$.agency.branch.id') = ?`,
    agency_id,
    id,
  )

const leadsOf = (context: RequestContext, { agency_id, name }: Branch) =>
  countOf(
    context,
    `lead_keys AS k JOIN leads AS l ON l.id = k.id
     WHERE k.agency_id = ? AND lower(json_extract(l.doc, '$.introducer.branch')) = lower(?)`,
    agency_id,
    name,
  )

/** What names a branch: quotes and cases by its id, and what knows its name alone by that. */
export const countsOfBranch = (context: RequestContext, branch: Branch): MovedCounts => {
  const { agency_id, name } = branch
  return {
    quotes: quotesOf(context, branch),
    cases: casesOf(context, branch),
    leads: leadsOf(context, branch),
    calls: 0,
    visits: countOf(context, 'visits WHERE agency_id = ? AND branch = ?', agency_id, name),
    users: 0,
    scales: 0,
  }
}
