import type { FeeLine, ReferralFee } from '#domain/agent/fee/fee'
import { acceptedQuote, feeLineOf } from '#domain/agent/fee/owed'
import { completedStatuses } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { activeStatuses } from '#domain/conveyance/view'
import { londonDate } from '#domain/dates'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { tableOf } from '#tenant/core/table'
import { quoteCaseDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'
import { referralFeeDocument } from './document.ts'

const MOST_CASES = 1000

/** The fees of cases that an agency introduced: owed when a month begins, due in it, or of a case that goes on. */
export const feeLinesOf = (context: RequestContext, agencyId: string, month: string): FeeLine[] =>
  linesOf(
    context,
    agencyId,
    tableOf(context.store, conveyanceDocument).all(caseIds(context, agencyId, month)),
  ).toSorted((one, other) => (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999'))

/** The fee of one case of an agency; null where there is none. */
export const feeLineIn = (
  context: RequestContext,
  agencyId: string,
  id: string,
): FeeLine | null => {
  const conveyance = tableOf(context.store, conveyanceDocument).find(id)
  return conveyance === null ? null : (linesOf(context, agencyId, [conveyance])[0] ?? null)
}

const caseIds = ({ store }: RequestContext, agencyId: string, month: string): string[] =>
  store
    .rows<{ id: string }>(
      `SELECT t.id AS id FROM conveyance_keys AS t
       LEFT JOIN referral_fees AS f ON f.conveyance_id = t.id
       WHERE t.agency_id = ?
         AND (t.status IN (SELECT value FROM json_each(?))
           OR (t.status IN (SELECT value FROM json_each(?))
             AND (t.completion_on >= ? OR f.paid_on IS NULL OR f.paid_on >= ?)))
       ORDER BY t.completion_on DESC LIMIT ?`,
      agencyId,
      JSON.stringify([...activeStatuses, 'on_hold']),
      JSON.stringify(completedStatuses),
      `${month}-01`,
      `${month}-01`,
      MOST_CASES,
    )
    .map(({ id }) => id)

const linesOf = (
  context: RequestContext,
  agencyId: string,
  cases: readonly Conveyance[],
): FeeLine[] => {
  const quoteIds = [...new Set(cases.flatMap((it) => it.quote_case_id ?? []))]
  const quotes = new Map(
    tableOf(context.store, quoteCaseDocument)
      .all(quoteIds)
      .map((it) => [it.id, it]),
  )
  const stored = storedFees(context, cases)
  return cases.flatMap((conveyance) => {
    const quoteCase = quotes.get(conveyance.quote_case_id ?? '')
    if (!quoteCase || !isOf(context, conveyance, quoteCase, agencyId)) return []
    const scale = scaleOf(context, quoteCase)
    return feeLineOf(conveyance, { quoteCase, scale, stored: stored(conveyance.id) }) ?? []
  })
}

const storedFees = ({ store }: RequestContext, cases: readonly Conveyance[]) => {
  const fees = caseRecordsOf(store, referralFeeDocument).of(cases.map(({ id }) => id))
  const byCase = new Map(fees.map((it) => [it.conveyance_id, it]))
  return (id: string): ReferralFee | null => byCase.get(id) ?? null
}

/** Whether the agency introduced the case and is the one that its quote names, also after a merge. */
const isOf = (
  { agencies }: RequestContext,
  { agency }: Conveyance,
  { facts }: QuoteCase,
  agencyId: string,
) => {
  const now = (id: string | null | undefined) => (id ? (agencies.current(id)?.id ?? id) : null)
  return now(agency?.agency.id) === agencyId && now(facts.referral?.agency_id) === agencyId
}

const scaleOf = ({ feeScales }: RequestContext, quoteCase: QuoteCase) => {
  const quote = acceptedQuote(quoteCase)
  if (quote === null) return null
  return feeScales.on(londonDate(quote.sent_at), quote.facts.referral?.agency_id ?? null).referral
}
