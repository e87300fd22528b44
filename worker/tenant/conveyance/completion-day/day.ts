import { completionCaseOf } from '#domain/conveyance/completion-day/case'
import { chainsOf } from '#domain/conveyance/completion-day/chains'
import type { CompletionDay } from '#domain/conveyance/completion-day/completion-day'
import { dayTotals } from '#domain/conveyance/completion-day/money'
import { handoversOf } from '#tenant/agent/keys/handovers'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_CASES = 200

/** What completes on a day, among the cases that somebody may see. */
export const completionDayOf = (context: RequestContext, on = context.today): CompletionDay => {
  const { conveyances, person, today } = context
  const ids = idsOn(context, on)
  const handovers = handoversOf(context.store, ids)
  const cases = ids.map((id) => completionCaseOf(conveyances.records(id), person, handovers(id)))
  return { on, today, chains: chainsOf(cases), ...dayTotals(cases) }
}

const idsOn = ({ store, person }: RequestContext, on: string): string[] => {
  const clauses = clausesOf(
    { where: `t.completion_on = ? AND t.status <> 'aborted'`, bindings: [on] },
    {
      where: `t.id NOT IN (SELECT id FROM set_aside WHERE table_name IN ('conveyances', 'plans'))`,
      bindings: [],
    },
    conveyancesWithin(person),
  )
  return store
    .rows<{ id: string }>(
      `SELECT t.id AS id FROM ${KEYS} AS t INDEXED BY conveyance_keys_completion_days${whereOf(clauses)}
       ORDER BY t.id LIMIT ?`,
      ...clauses.flatMap((it) => it.bindings),
      MOST_CASES,
    )
    .map(({ id }) => id)
}
