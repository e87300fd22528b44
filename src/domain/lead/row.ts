import { formatPhone, parsePhone } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import { type Lead, type LeadRow, leadPerson } from './lead.ts'

const contactColumns = (lead: Lead) => ({
  received_at: lead.received_at,
  response_due_at: lead.response_due_at,
  first_response_at: lead.first_response_at,
  attempts: lead.attempts,
  last_contact_at: lead.last_contact_at,
  next_action: lead.next_action,
})

const saleColumns = (lead: Lead) => ({
  sold_at: lead.sold_at,
  on_market_since: lead.on_market_since,
  pack_offered_at: lead.pack_offered_at,
  memo_received_at: lead.memo_received_at,
  other_side: lead.other_side,
  target_exchange_on: lead.target_exchange_on,
})

export const leadRow = (lead: Lead): LeadRow => {
  const phone = parsePhone(lead.phone)
  return {
    id: lead.id,
    version: lead.version,
    number: lead.number,
    status: lead.status,
    sale_stage: lead.sale_stage,
    person: leadPerson(lead),
    phone: phone ? formatPhone(phone) : lead.phone,
    email: lead.email,
    intent: lead.intent,
    address: lead.address,
    postcode: parsePostcode(lead.postcode) ?? lead.postcode,
    price: lead.price,
    source: lead.source,
    source_detail: lead.source_detail,
    agency: lead.introducer?.agency ?? null,
    owner: lead.owner,
    ...contactColumns(lead),
    ...saleColumns(lead),
    likeness: lead.likeness,
    updated_at: lead.updated_at,
  }
}

export const leadSearchText = (lead: Lead) =>
  [
    lead.number,
    lead.first_name,
    lead.last_name,
    lead.email,
    lead.phone,
    lead.address,
    lead.postcode,
    lead.introducer?.agency ?? '',
  ]
    .filter(Boolean)
    .join(' ')
