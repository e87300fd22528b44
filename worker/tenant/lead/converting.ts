import { referralFee } from '#domain/agent/referral'
import { convertLead, factsOfLead } from '#domain/lead/conversion'
import { createDraft } from '#domain/quote/case/drafting'
import { mattersOf, type QuoteFacts } from '#domain/quote/facts'
import type { RequestContext } from '#tenant/runtime/context'

/** Creates a draft quote from a lead, which is read-only from then on; throws 409 unless the lead is open. */
export const convertIntoQuote = (context: RequestContext, id: string, version: number) => {
  const { by, now, quoteCases, numbers, newId } = context
  const open = context.leads.fresh(id, version)
  const facts = withReferralFee(context, factsOfLead(open))
  const owner = isActive(context, open.owner?.id) ? open.owner : null
  const bdm = isActive(context, open.bdm?.id) ? open.bdm : null
  // Throws before anything is written when the lead is no longer open.
  const quote = { id: newId(), number: '' }
  convertLead(open, quote, now)
  const quoteCase = quoteCases.add(
    createDraft(
      {
        id: quote.id,
        number: numbers.quoteNumber(open.id),
        lead_id: open.id,
        facts: { ...facts, owner_id: owner?.id ?? null, bdm_id: bdm?.id ?? null },
        people: { owner, giver: null, bdm },
      },
      by,
      now,
    ),
  )
  const lead = context.leads.keep(convertLead(open, quoteCase, now), open.version)
  return { lead, quote_case: { id: quoteCase.id, number: quoteCase.number } }
}

/** The facts with the fee that the agency's scale has for these matters, which the quote discloses. */
const withReferralFee = ({ feeScales, today }: RequestContext, facts: QuoteFacts): QuoteFacts => {
  const { referral, subject } = facts
  if (!referral?.agency_id) return facts
  const scale = feeScales.on(today, referral.agency_id).referral
  const fee = scale ? referralFee(scale, mattersOf(subject)) : 0
  return { ...facts, referral: { ...referral, fee } }
}

const isActive = ({ users }: RequestContext, id: string | undefined) =>
  id !== undefined && users.find(id)?.status === 'active'
