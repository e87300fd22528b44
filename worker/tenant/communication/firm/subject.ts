import { agentsOf } from '#tenant/conveyance/agents'
import { brokersOf } from '#tenant/conveyance/brokers'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import { conveyancesWithin, quoteCasesWithin } from '#tenant/core/access'
import { clausesOf, whereOf } from '#tenant/core/clauses'
import type { Correspondence } from '#tenant/events/messages'
import { quoteBrokersOf } from '#tenant/quote/case/brokers'
import { quoteCorrespondence } from '#tenant/quote/case/correspondence'
import type { RequestContext } from '#tenant/runtime/context'

const OPEN_LINK = '[the client’s own link]'

/** The id of the newest record in scope, or of the one with this reference; null when there is none. */
const idOf = (
  { store, person }: RequestContext,
  kind: 'conveyance' | 'quote-case',
  ref: string,
): string | null => {
  const isCase = kind === 'conveyance'
  const clauses = clausesOf(
    isCase ? conveyancesWithin(person) : quoteCasesWithin(person),
    isCase ? null : { where: `t.status <> 'draft'`, bindings: [] },
    ref !== '' && { where: `r.${isCase ? 'ref' : 'number'} = ?`, bindings: [ref] },
  )
  const [table, records] = isCase
    ? ['conveyance_keys', 'conveyances']
    : ['quote_case_keys', 'quote_cases']
  return (
    store.row<{ id: string }>(
      `SELECT t.id FROM ${table} AS t JOIN ${records} AS r ON r.id = t.id${whereOf(clauses)} ORDER BY t.id DESC LIMIT 1`,
      ...clauses.flatMap(({ bindings }) => bindings),
    )?.id ?? null
  )
}

/** What messages about a case need; null when no case in scope has this reference. '' is the newest. */
export const caseSubject = (context: RequestContext, ref: string): Correspondence | null => {
  const id = idOf(context, 'conveyance', ref)
  if (id === null) return null
  const conveyance = context.conveyances.get(id)
  const { by, origins, store } = context
  const people = { agents: agentsOf(store, conveyance), brokers: brokersOf(store, conveyance) }
  return caseCorrespondence({ by, origins, ...people }, conveyance)
}

/** What messages about a quote need, with its link left open; null when no sent quote in scope has this number. */
export const quoteSubject = (context: RequestContext, ref: string): Correspondence | null => {
  const id = idOf(context, 'quote-case', ref)
  if (id === null) return null
  const quoteCase = context.quoteCases.get(id)
  const brokers = quoteBrokersOf(context.store, quoteCase)
  return quoteCorrespondence({ ...context, brokers }, quoteCase, { link: OPEN_LINK })
}
