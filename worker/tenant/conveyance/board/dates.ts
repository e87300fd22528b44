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
  known: string
  facts: string
}

// What a calendar needs of a case, taken out of its document at once.
const Known = z.tuple([
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.unknown(),
  z.unknown(),
  z.array(z.string()),
])
const KNOWN = `'$.address.line', '$.address.town', '$.lender', '$.linked', '$.flags'`

const Names = z.array(z.string())
/** The texts of a JSON list. */
export const namesIn = (json: string): readonly string[] => Names.parse(JSON.parse(json))

/** The exchanges or completions of cases as rows of a calendar, in the order of the ids; whole documents are not read. */
export const calendarEntries = (
  { store, today }: RequestContext,
  kind: Kind,
  ids: readonly string[],
): DayDate[] => {
  const riskUntil = addWorkingDays(today, AT_RISK_WORKING_DAYS)
  return store
    .rows<Row>(
      `SELECT t.id, t.${kind}_on AS "on", t.ref, t.price, t.matter_type,
         json_extract(c.doc, ${KNOWN}) AS known,
         (SELECT json_group_array(key) FROM json_each(c.doc, '$.facts')) AS facts
       FROM json_each(?) AS i CROSS JOIN conveyance_keys AS t ON t.id = i.value
       CROSS JOIN conveyances AS c ON c.id = t.id ORDER BY i.key`,
      JSON.stringify(ids),
    )
    .map((row) => {
      const [line, town, lender, linked, flags] = Known.parse(JSON.parse(row.known))
      return {
        kind,
        on: row.on,
        conveyance_id: row.id,
        ref: row.ref,
        address: [line, town].filter(Boolean).join(', '),
        price: row.price,
        state: stateOf({ ...row, lender, linked, flags }, kind, riskUntil),
      }
    })
}

type Gated = Row & Parameters<typeof gatesToExchange>[0]

const stateOf = (gated: Gated, kind: Kind, riskUntil: string): DayDate['state'] => {
  const facts = namesIn(gated.facts)
  if (facts.includes(kind === 'exchange' ? 'exchanged' : 'completed')) return 'done'
  const gates = kind === 'exchange' ? gatesToExchange(gated) : gatesToComplete(gated)
  if (gates.every((gate) => facts.includes(gate.fact))) return 'ready'
  return gated.on <= riskUntil ? 'at_risk' : 'open'
}
