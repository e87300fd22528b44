import type { DayCash } from '#domain/conveyance/day/team'
import type { MatterType } from '#domain/matter'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'
import { BEFORE_COMPLETION } from '#tenant/schema/conveyance/day'

type Sum = { count: number; total: number }
type Moving = {
  readonly amount: 'price' | 'deposit'
  readonly on: 'completion_on' | 'exchange_on'
  readonly matter_type: MatterType
}

/** Counts and adds up what cases move whose day comes from today to a last one, as far as the person may see. */
const sumOf = (
  { store, person, today }: RequestContext,
  { amount, on, matter_type }: Moving,
  until: string,
): Sum => {
  const moving = `t.matter_type = ? AND t.${on} BETWEEN ? AND ?${amount === 'deposit' ? ' AND t.exchanged = 0' : ''}`
  const clauses = clausesOf(
    { where: `t.status IN (${BEFORE_COMPLETION})`, bindings: [] },
    { where: moving, bindings: [matter_type, today, until] },
    conveyancesWithin(person, true),
  )
  return (
    store.row<Sum>(
      `SELECT count(*) AS count, coalesce(sum(t.${amount}), 0) AS total
       FROM conveyance_keys AS t INDEXED BY conveyance_keys_${amount}s${whereOf(clauses)}`,
      ...clauses.flatMap((it) => it.bindings),
    ) ?? { count: 0, total: 0 }
  )
}

const completing = { amount: 'price', on: 'completion_on' } as const
const exchanging = { amount: 'deposit', on: 'exchange_on' } as const

/** The prices of what completes, and the deposits of what exchanges, by a day. */
export const cashOf = (context: RequestContext, until: string): DayCash => ({
  sales: sumOf(context, { ...completing, matter_type: 'sale' }, until),
  purchases: sumOf(context, { ...completing, matter_type: 'purchase' }, until),
  deposits: sumOf(context, { ...exchanging, matter_type: 'purchase' }, until),
})
