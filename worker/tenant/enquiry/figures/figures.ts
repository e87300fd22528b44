import { addDays, londonDate } from '#domain/dates'
import type { EnquiryFigures } from '#domain/enquiry/figures/api'
import { type EnquiryFact, enquiryFigures, type FiguresBy } from '#domain/enquiry/figures/figures'
import { KEYS } from '#tenant/conveyance/filters'
import { conveyancesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import { classificationsOf } from '#tenant/enquiry/classification/classifications'
import type { RequestContext } from '#tenant/runtime/context'

type Row = {
  classification: string
  raised_on: string
  status: string
  rounds: number
  settled_at: string | null
  approved_at: string | null
  firm: string | null
  fee_earner_id: string
  fee_earner: string
}

const rowsOf = ({ store, person }: RequestContext, from: string): Row[] => {
  const clauses = clausesOf(conveyancesWithin(person))
  return store.rows<Row>(
    `SELECT e.classification, e.raised_on, e.status,
       json_array_length(e.doc, '$.earlier') + 1 AS rounds,
       json_extract(e.doc, '$.settlement.at') AS settled_at,
       json_extract(e.doc, '$.decline.approval.at') AS approved_at,
       json_extract(c.doc, '$.other_side.firm') AS firm,
       json_extract(c.doc, '$.fee_earner.id') AS fee_earner_id,
       json_extract(c.doc, '$.fee_earner.name') AS fee_earner
     FROM case_enquiries AS e JOIN conveyances AS c ON c.id = e.conveyance_id
     WHERE e.raised_on >= ? AND e.status <> 'raised'
       AND e.conveyance_id IN (SELECT t.id FROM ${KEYS} AS t${whereOf(clauses)})`,
    from,
    ...clauses.flatMap(({ bindings }) => bindings),
  )
}

const NO_FIRM = 'Not named on the case'

type Named = Pick<EnquiryFact, 'key' | 'name'>

/** By what rows are counted; one firm may be spelled in capitals and small letters. */
const namers = (context: RequestContext): Readonly<Record<FiguresBy, (row: Row) => Named>> => {
  const names = new Map(
    classificationsOf(context.store)
      .all()
      .map(({ code, name }) => [code, name]),
  )
  return {
    classification: ({ classification: key }) => ({ key, name: names.get(key) ?? key }),
    firm: ({ firm }) => {
      const name = firm?.trim() || NO_FIRM
      return { key: name.toLowerCase().replaceAll(/\s+/g, ' '), name }
    },
    fee_earner: ({ fee_earner_id: key, fee_earner: name }) => ({ key, name }),
  }
}

const factOf = (row: Row, named: Named): EnquiryFact => ({
  ...named,
  raised_on: row.raised_on,
  rounds: row.rounds,
  accepted_on: row.status === 'accepted' && row.settled_at ? londonDate(row.settled_at) : null,
  is_declined: row.approved_at !== null,
})

/** The figures of the enquiries raised within some days, in the person's scope. */
export const showEnquiryFigures = (
  context: RequestContext,
  { by, days }: { readonly by: FiguresBy; readonly days: string },
): EnquiryFigures => {
  const from = addDays(context.today, 1 - Number(days))
  const namer = namers(context)[by]
  const facts = rowsOf(context, from).map((row) => factOf(row, namer(row)))
  return { from, to: context.today, ...enquiryFigures(facts) }
}
