import type { CaseDeadline } from '#domain/conveyance/clock/deadline'
import { keyDateName } from '#domain/conveyance/clock/key-date-kinds'
import { KEYS } from '#tenant/conveyance/filters'
import { type Clause, fromOf, type Lead, whereOf, withoutLead } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

type Wanted = { readonly clauses: readonly Clause[]; readonly lead: Lead | null }
type Asked = {
  readonly from: string
  readonly until: string
  readonly per_day: number
  readonly limit: number
}

type Row = Omit<CaseDeadline, 'name'> & { item: string; of_day: number }

const DEADLINES = 'timed_dates AS d INDEXED BY timed_dates_deadlines'

/** The days to come by the index of deadlines, or those of the cases that a condition leaves. */
const tablesOf = (lead: Lead | null) =>
  lead === null
    ? `${DEADLINES} CROSS JOIN ${KEYS} AS t ON t.id = d.conveyance_id`
    : `${fromOf(KEYS, lead)} CROSS JOIN timed_dates AS d ON d.conveyance_id = t.id`

/** The deadlines to come between two days, the first few of each, and how many each day has. */
export const deadlinesBetween = (
  { store }: RequestContext,
  { clauses, lead }: Wanted,
  { from, until, per_day, limit }: Asked,
): { readonly rows: readonly CaseDeadline[]; readonly counts: ReadonlyMap<string, number> } => {
  const within: Clause = {
    where: `d.name = 'conveyance.key-date-passed' AND d.emitted_at IS NULL
      AND d.item NOT IN ('exchange_target_on', 'completion_on') AND d.day BETWEEN ? AND ?`,
    bindings: [from, until],
  }
  const all = [within, ...withoutLead(clauses, lead)]
  const rows = store.rows<Row>(
    `SELECT "on", item, conveyance_id, of_day, c.ref,
       concat_ws(', ', nullif(json_extract(c.doc, '$.address.line'), ''), nullif(json_extract(c.doc, '$.address.town'), '')) AS address
     FROM (SELECT d.day AS "on", d.item, d.conveyance_id, count(*) OVER (PARTITION BY d.day) AS of_day,
         row_number() OVER (PARTITION BY d.day ORDER BY d.conveyance_id, d.item) AS nth
       FROM ${tablesOf(lead)}${whereOf(all)})
     CROSS JOIN conveyances AS c ON c.id = conveyance_id
     WHERE nth <= ? ORDER BY "on", c.ref, item LIMIT ?`,
    ...(lead?.clause.bindings ?? []),
    ...all.flatMap((it) => it.bindings),
    per_day,
    limit,
  )
  return {
    rows: rows.map(({ item, of_day: _, ...it }) => ({ ...it, name: keyDateName(item) })),
    counts: new Map(rows.map((it) => [it.on, it.of_day])),
  }
}
