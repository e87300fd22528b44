import type { RetentionQuery } from '#domain/retention/api'
import type { RetentionView } from '#domain/retention/retention'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { retentionsOf, toRetentionView } from './retentions.ts'

const MOST_ROWS = 200
const UNTIL = `json_extract(doc, '$.key_dates.retained_until')`

const queries: Readonly<Record<NonNullable<RetentionQuery['view']>, string>> = {
  due: `SELECT id, ${UNTIL} AS at FROM conveyances INDEXED BY conveyances_retained
    WHERE ${UNTIL} IS NOT NULL AND ${UNTIL} < ?1
      AND id NOT IN (SELECT id FROM retentions WHERE status = 'destroyed')`,
  proposed: `SELECT id, status AS at FROM retentions WHERE status IN ('proposed', 'approved') AND ?1 <> ''`,
  held: `SELECT id, held_at AS at FROM retentions WHERE held_at IS NOT NULL AND ?1 <> ''`,
  destroyed: `SELECT id, version AS at FROM retentions WHERE status = 'destroyed' AND ?1 <> ''`,
}

/** The cases of the person’s scope whose files may go, are to go, are held or have gone; 200 at most. */
export const retentionRegister = (
  context: RequestContext,
  { view = 'due' }: RetentionQuery,
): RetentionView[] => {
  const { store, person, today, conveyances } = context
  const clauses = clausesOf(conveyancesWithin(person, true))
  const within = `SELECT t.id FROM ${KEYS} AS t${whereOf(clauses)}`
  const retentions = retentionsOf(store)
  return store
    .rows<{ id: string }>(
      `SELECT id FROM (${queries[view]}) WHERE id IN (${within}) ORDER BY at, id LIMIT ${MOST_ROWS}`,
      today,
      ...clauses.flatMap((it) => it.bindings),
    )
    .map(({ id }) => toRetentionView(context, conveyances.get(id), retentions.of(id)))
}
