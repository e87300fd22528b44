import * as z from 'zod/mini'
import { gatesToComplete, gatesToExchange } from '#domain/conveyance/gates'
import type { DayDate } from '#domain/conveyance/my-day'
import type { MatterType } from '#domain/matter'
import { addWorkingDays } from '#domain/working-days'
import type { RequestContext } from '#tenant/runtime/context'

/** Working days before a date from which missing requirements put it at risk. */
const AT_RISK_WORKING_DAYS = 2

type Kind = DayDate['kind']

type Row = {
  id: string
  on: string
  ref: string
  price: number
  matter_type: MatterType
  line: string | null
  town: string | null
  lender: string | null
  linked: string | null
  flags: string
  facts: string
}

const Names = z.array(z.string())
/** The texts of a JSON list. */
export const namesIn = (json: string): readonly string[] => Names.parse(JSON.parse(json))

/** The exchanges or completions of cases as rows of a calendar, in the order of the ids; whole documents are not read. */
export const calendarEntries = (
  { store, today }: RequestContext,
  kind: Kind,
  ids: readonly string[],
): DayDate[] =>
  store
    .rows<Row>(
      `SELECT t.id, t.${kind}_on AS "on", t.ref, t.price, t.matter_type,
         c.doc ->> '$.address.line' AS line, c.doc ->> '$.address.town' AS town,
         c.doc ->> '$.lender' AS lender, c.doc ->> '$.linked' AS linked, c.doc -> '$.flags' AS flags,
         (SELECT json_group_array(key) FROM json_each(c.doc, '$.facts')) AS facts
       FROM json_each(?) AS i CROSS JOIN conveyance_keys AS t ON t.id = i.value
       CROSS JOIN conveyances AS c ON c.id = t.id ORDER BY i.key`,
      JSON.stringify(ids),
    )
    .map((row) => ({
      kind,
      on: row.on,
      conveyance_id: row.id,
      ref: row.ref,
      address: [row.line, row.town].filter(Boolean).join(', '),
      price: row.price,
      state: stateOf(row, kind, today),
    }))

const stateOf = (row: Row, kind: Kind, today: string): DayDate['state'] => {
  const facts = namesIn(row.facts)
  if (facts.includes(kind === 'exchange' ? 'exchanged' : 'completed')) return 'done'
  const gated = { ...row, flags: namesIn(row.flags) }
  const gates = kind === 'exchange' ? gatesToExchange(gated) : gatesToComplete(gated)
  if (gates.every((gate) => facts.includes(gate.fact))) return 'ready'
  return row.on <= addWorkingDays(today, AT_RISK_WORKING_DAYS) ? 'at_risk' : 'open'
}
