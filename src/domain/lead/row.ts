import { parsePhone, phoneWritten } from '#domain/contact'
import { parsePostcode } from '#domain/postcode'
import { type Lead, type LeadRow, leadPerson } from './lead.ts'

/** One row of the lists. */
export const leadRow = (it: Lead): LeadRow => {
  const phone = parsePhone(it.phone)
  return {
    id: it.id,
    version: it.version,
    number: it.number,
    status: it.status,
    sale_stage: it.sale_stage,
    person: leadPerson(it),
    phone: phone ? phoneWritten(phone) : it.phone,
    email: it.email,
    intent: it.intent,
    address: it.address,
    postcode: parsePostcode(it.postcode) ?? it.postcode,
    price: it.price,
    source: it.source,
    source_detail: it.source_detail,
    agency: it.introducer?.agency ?? null,
    owner: it.owner,
    received_at: it.received_at,
    response_due_at: it.response_due_at,
    first_response_at: it.first_response_at,
    attempts: it.attempts,
    last_contact_at: it.last_contact_at,
    next_action: it.next_action,
    sold_at: it.sold_at,
    on_market_since: it.on_market_since,
    pack_offered_at: it.pack_offered_at,
    memo_received_at: it.memo_received_at,
    other_side: it.other_side,
    target_exchange_on: it.target_exchange_on,
    likeness: it.likeness,
    updated_at: it.updated_at,
  }
}

/** What a lead is known by: everything that a search should reach. */
export const leadSearchText = (it: Lead) =>
  [
    it.number,
    it.first_name,
    it.last_name,
    it.email,
    it.phone,
    it.address,
    it.postcode,
    it.introducer?.agency ?? '',
  ]
    .filter(Boolean)
    .join(' ')
