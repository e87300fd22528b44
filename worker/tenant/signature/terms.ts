import { disclosureOf } from '#domain/agent/referral'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { longDate } from '#domain/dates'
import type { TermsFacts } from '#domain/signature/terms/terms'
import type { RequestContext } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { system } from '#tenant/user/people'

/** The accepted quote that a case was opened from; null for a case without one. */
const acceptedQuote = (context: RequestContext, { quote_case_id }: Conveyance) => {
  if (quote_case_id === null) return null
  const { quotes } = context.as(system).quoteCases.get(quote_case_id)
  return quotes.find(({ accepted_at }) => accepted_at !== null) ?? null
}

const handlerOf = ({ users }: RequestContext, { fee_earner }: Conveyance) => {
  const job = users.find(fee_earner.id)?.job_title
  return job ? `${fee_earner.name}, ${job}` : fee_earner.name
}

/** What the terms of a case say today. */
export const termsFactsOf = (context: RequestContext, conveyance: Conveyance): TermsFacts => {
  const quote = acceptedQuote(context, conveyance)
  const firm = offeringFirm(context.firm, context.settings)
  const { today } = context
  return {
    conveyance,
    firm: { ...firm, body: context.firm.regulator.body },
    dated: `${longDate(today)} ${today.slice(0, 4)}`,
    handler: handlerOf(context, conveyance),
    priced: quote?.priced.matters.find(({ kind }) => kind === conveyance.matter_type) ?? null,
    land_tax: conveyance.matter_type === 'purchase' ? (quote?.priced.land_tax ?? null) : null,
    referral: quote?.facts.referral ? disclosureOf(quote.facts.referral) : null,
  }
}
