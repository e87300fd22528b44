import type { Conveyance } from '#domain/conveyance/conveyance'
import { gatesToComplete, gatesToExchange } from '#domain/conveyance/gates'
import type { DayDate, MyDay } from '#domain/conveyance/my-day'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { openStatuses } from '#domain/conveyance/view'
import { type Party, partyLabels } from '#domain/party'
import { ownIds } from '#domain/user/acting-person'
import { addWorkingDays } from '#domain/working-days'
import { conveyancesWithin, workedOnBy } from '#tenant/core/access'
import { type Clause, clausesOf, whereOf } from '#tenant/core/clauses'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { conveyanceDocument } from './document.ts'

const MOST_DATES = 400
/** Working days before a date from which missing requirements put it at risk. */
const AT_RISK_WORKING_DAYS = 2

/** Whether a person works on any case. */
export const hasOwnCases = ({ store, person }: RequestContext) =>
  store.row(
    `SELECT id FROM conveyance_people WHERE user_id IN (SELECT value FROM json_each(?)) LIMIT 1`,
    JSON.stringify(ownIds(person)),
  ) !== null

/** The condition for a person’s own cases; all in scope for those without any, such as managers. */
export const ownCasesOf = (context: RequestContext): Clause | null =>
  hasOwnCases(context)
    ? workedOnBy('conveyance_people', ownIds(context.person), true)
    : conveyancesWithin(context.person)

export const holdersOf = ({ store }: RequestContext, mine: Clause | null): MyDay['holders'] => {
  const open = {
    where: `t.status IN (SELECT value FROM json_each(?)) AND t.party <> ''`,
    bindings: [JSON.stringify(openStatuses)],
  }
  const clauses = clausesOf(open, mine)
  return store
    .rows<{ party: Party; count: number }>(
      `SELECT t.party, count(*) AS count FROM conveyance_keys AS t${whereOf(clauses)}
       GROUP BY t.party ORDER BY count DESC`,
      ...clauses.flatMap((it) => it.bindings),
    )
    .map(({ party, count }) => ({ party, name: partyLabels[party], count }))
}

type Days = { readonly from: string; readonly until: string }

/** Exchanges and completions between two days, inclusive, by date. */
export const calendarOf = (context: RequestContext, mine: Clause | null, days: Days): DayDate[] =>
  [
    ...datesIn(context, mine, 'exchange', days),
    ...datesIn(context, mine, 'completion', days),
  ].toSorted((a, b) => a.on.localeCompare(b.on) || a.ref.localeCompare(b.ref))

const datesIn = (
  { store, today }: RequestContext,
  mine: Clause | null,
  kind: DayDate['kind'],
  { from, until }: Days,
): DayDate[] => {
  const column = `t.${kind}_on`
  const clauses = clausesOf({ where: `${column} BETWEEN ? AND ?`, bindings: [from, until] }, mine)
  const ids = store
    .rows<{ id: string }>(
      `SELECT t.id FROM conveyance_keys AS t${whereOf(clauses)} ORDER BY ${column}, t.id LIMIT ?`,
      ...clauses.flatMap((it) => it.bindings),
      MOST_DATES,
    )
    .map((it) => it.id)
  return inOrder(store, conveyanceDocument, ids)
    .filter((it) => it.status !== 'aborted')
    .map((it) => entryOf(it, kind, today))
}

/** The exchange or completion of a case as a row of a calendar. */
export const entryOf = (conveyance: Conveyance, kind: DayDate['kind'], today: string): DayDate => {
  const { exchanged_on, exchange_target_on } = conveyance.key_dates
  const completion_on = completionDay(conveyance.key_dates)
  const on = (kind === 'exchange' ? (exchanged_on ?? exchange_target_on) : completion_on) ?? today
  return {
    kind,
    on,
    conveyance_id: conveyance.id,
    ref: conveyance.ref,
    address: [conveyance.address.line, conveyance.address.town].filter(Boolean).join(', '),
    price: conveyance.price,
    state: stateOf(conveyance, kind, on, today),
  }
}

const stateOf = (conveyance: Conveyance, kind: DayDate['kind'], on: string, today: string) => {
  if (kind === 'exchange' ? conveyance.facts.exchanged : conveyance.facts.completed) return 'done'
  const gates = kind === 'exchange' ? gatesToExchange(conveyance) : gatesToComplete(conveyance)
  if (gates.every((gate) => conveyance.facts[gate.fact])) return 'ready'
  return on <= addWorkingDays(today, AT_RISK_WORKING_DAYS) ? 'at_risk' : 'open'
}
