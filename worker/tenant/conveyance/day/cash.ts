import type { DayCash } from '#domain/conveyance/day/team'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

type Sum = { count: number; total: number }
type Dated = { readonly column: 'exchange_on' | 'completion_on'; readonly until: string }

/** Counts and adds up what cases record whose day comes from today to a last one, as far as the person may see. */
const sumOf = (
  { store, person, today }: RequestContext,
  amount: string,
  { column, until }: Dated,
  only: string,
): Sum => {
  const clauses = clausesOf(
    { where: `t.${column} BETWEEN ? AND ? AND ${only}`, bindings: [today, until] },
    conveyancesWithin(person, true),
  )
  return (
    store.row<Sum>(
      `SELECT count(*) AS count, coalesce(sum(${amount}), 0) AS total
       FROM conveyance_keys AS t CROSS JOIN conveyances AS c ON c.id = t.id${whereOf(clauses)}`,
      ...clauses.flatMap((it) => it.bindings),
    ) ?? { count: 0, total: 0 }
  )
}

const live = `t.status NOT IN ('aborted', 'closed', 'archived', 'completed', 'post_completion')`

/** The prices of what completes, and the deposits of what exchanges, by a day. */
export const cashOf = (context: RequestContext, until: string): DayCash => {
  const completing = { column: 'completion_on', until } as const
  const exchanging = { column: 'exchange_on', until } as const
  return {
    sales: sumOf(context, 't.price', completing, `${live} AND t.matter_type = 'sale'`),
    purchases: sumOf(context, 't.price', completing, `${live} AND t.matter_type = 'purchase'`),
    deposits: sumOf(
      context,
      `json_extract(c.doc, '$.deposit')`,
      exchanging,
      `${live} AND t.exchanged = 0 AND t.matter_type = 'purchase'`,
    ),
  }
}
