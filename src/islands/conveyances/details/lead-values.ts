import type { Values } from '#components/form/form-parts.ts'
import { nationOfPostcode } from '#domain/nation'
import type { CaseOfLead } from '#stores/lead/case-opening'

/** The form of a new case, filled in from its lead. */
export const withLead = (blank: Values, lead: CaseOfLead): Values => ({
  ...blank,
  matter_type: lead.matter_type,
  line: lead.line,
  town: lead.town,
  postcode: lead.postcode,
  nation: nationOfPostcode(lead.postcode) ?? '',
  price: lead.price,
  clients: [lead.client],
  firm: lead.other_side,
  agency: lead.agency_id,
  exchange_target_on: lead.exchange_target_on ?? '',
  linked: lead.linked?.id ?? '',
})
