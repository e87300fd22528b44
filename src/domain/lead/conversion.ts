import { assertAllowed } from '#domain/act'
import type { Referral } from '#domain/agent/referral'
import { formatPhone, parsePhone } from '#domain/contact'
import type { Instant } from '#domain/dates'
import { blankClient, blankFacts } from '#domain/quote/blank'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsKey, mattersOf, type QuoteFacts, type QuoteSubject } from '#domain/quote/facts'
import { mayChangeLead } from './acts.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead, LeadIntent } from './lead.ts'

const subjectOf = (intent: readonly LeadIntent[]): QuoteSubject => {
  if (intent.includes('sale') && intent.includes('purchase')) return 'both'
  const [first] = intent.filter((it) => it !== 'other')
  return first ?? 'sale'
}

const referralOf = ({ introducer }: Lead): Referral | null =>
  introducer && {
    agency_id: introducer.agency_id,
    agency: introducer.agency,
    branch_id: null,
    branch: introducer.branch,
    negotiator_id: null,
    negotiator: introducer.negotiator,
    fee: 0,
  }

const phoneOf = (rawPhone: string) => {
  const phone = parsePhone(rawPhone)
  return phone ? formatPhone(phone) : rawPhone
}

/** The facts of a draft quote from a lead; the property belongs to the first matter. */
export const factsOfLead = (lead: Lead): QuoteFacts => {
  const subject = subjectOf(lead.intent)
  const blank = blankFacts(subject)
  const [matter] = mattersOf(subject)
  const key = matter ? factsKey(matter) : 'sale'
  const property = { address: lead.address, postcode: lead.postcode, price: lead.price }
  const { contact_id, first_name, last_name, email } = lead
  return {
    ...blank,
    sale_stage: lead.sale_stage,
    clients: [
      { ...blankClient, contact_id, first_name, last_name, email, phone: phoneOf(lead.phone) },
    ],
    [key]: { ...blank[key], ...property },
    referral: referralOf(lead),
    owner_id: lead.owner?.id ?? null,
    bdm_id: lead.bdm?.id ?? null,
  }
}

/** Converts a lead to a quote case, after which it is read-only; counts as the first response. */
export const convertLead = (
  lead: Lead,
  { id, number }: Pick<QuoteCase, 'id' | 'number'>,
  now: Instant,
): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  return updateLead(
    lead,
    {
      status: 'converted',
      quote_cases: [...lead.quote_cases, { id, number }],
      first_response_at: lead.first_response_at ?? now,
      closed_at: now,
      next_action: null,
    },
    now,
    { did: 'converted', from: lead.status, quote: number },
  )
}
