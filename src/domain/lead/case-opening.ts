import { assertAllowed } from '#domain/act'
import { formatPhone, nameOf, parseEmail, parsePhone } from '#domain/contact'
import { usualRole } from '#domain/contact/client-roles'
import type { Instant } from '#domain/dates'
import { splitAddress } from '#domain/quote/address'
import { mattersLeft, mayOpenCase } from './acts.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

type OpenedCase = NonNullable<Lead['conveyances']>[number] & { readonly contact_id: string | null }

/** The lead after a case was opened from it: read-only, with a link to the case; counts as the first response. */
export const openCaseFromLead = (
  lead: Lead,
  { contact_id, ...opened }: OpenedCase,
  now: Instant,
): LeadOutcome => {
  assertAllowed(mayOpenCase(lead))
  return updateLead(
    lead,
    {
      status: 'converted',
      conveyances: [...(lead.conveyances ?? []), opened],
      contact_id: lead.contact_id ?? contact_id,
      first_response_at: lead.first_response_at ?? now,
      closed_at: lead.closed_at ?? now,
      next_action: null,
    },
    now,
    { did: 'case_opened', from: lead.status, ref: opened.ref },
  )
}

const phoneOf = (typed: string) => {
  const phone = parsePhone(typed)
  return phone ? formatPhone(phone) : typed
}

/** What a lead says of its next case, as the form of a new case asks for it; '' and null for what it does not say. */
export const caseOfLead = (lead: Lead) => {
  const matter_type = mattersLeft(lead)[0] ?? 'sale'
  const isFirst = (lead.conveyances ?? []).length === 0
  const none = { line: '', town: '', postcode: '' }
  return {
    matter_type,
    // The property is the one of the first matter; the second has another.
    ...(isFirst ? splitAddress(lead) : none),
    price: isFirst ? lead.price : null,
    client: {
      contact_id: lead.contact_id ?? '',
      name: nameOf(lead),
      email: parseEmail(lead.email) ?? '',
      phone: phoneOf(lead.phone),
      role: usualRole(matter_type),
    },
    other_side: isFirst ? lead.other_side : '',
    agency_id: lead.introducer?.agency_id ?? '',
    exchange_target_on: isFirst ? lead.target_exchange_on : null,
    linked: lead.conveyances?.at(-1) ?? null,
  }
}
