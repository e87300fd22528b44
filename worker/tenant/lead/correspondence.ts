import { parseEmail, parsePhone } from '#domain/contact'
import type { LeadValue } from '#domain/lead/events'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { Correspondence } from '#tenant/events/messages'

/** The values and recipients of what is sent about a lead. */
export const leadCorrespondence = (lead: Lead): Correspondence<LeadValue> => ({
  about: null,
  values: { caller: lead.owner?.name ?? 'one of us' },
  clients: [
    {
      name: leadPerson(lead),
      email: parseEmail(lead.email),
      phone: parsePhone(lead.phone),
      ...(lead.contact_id === null ? {} : { contact_id: lead.contact_id }),
    },
  ],
})
