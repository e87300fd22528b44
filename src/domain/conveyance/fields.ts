import type { DateOnly } from '#domain/dates'
import { keysOf } from '#domain/entries'
import { workingDaysBetween } from '#domain/working-days'
import type { Conveyance } from './conveyance.ts'
import type { CaseFields } from './workflow/condition.ts'

const workingDaysSince = (day: DateOnly | null, today: DateOnly) =>
  day === null ? 0 : Math.max(0, workingDaysBetween(day, today))

/** The firm’s own fields, as conditions name them. */
export const customFieldsOf = ({
  custom_fields = {},
}: Pick<Conveyance, 'custom_fields'>): CaseFields =>
  Object.fromEntries(
    Object.entries(custom_fields).map(([key, value]) => [`custom.${key}`, value] as const),
  )

/** What conditions may ask of a case, as of a day. */
export const fieldsOf = (conveyance: Conveyance, today: DateOnly): CaseFields => {
  const { key_dates, counts } = conveyance
  return {
    ...customFieldsOf(conveyance),
    matter_type: conveyance.matter_type,
    tenure: conveyance.tenure,
    nation: conveyance.nation,
    price: conveyance.price,
    lender: conveyance.lender !== null,
    linked: conveyance.linked !== null,
    agency: conveyance.agency !== null,
    client_count: conveyance.clients.length,
    flags: conveyance.flags,
    risk: conveyance.risk ?? '',
    facts: keysOf(conveyance.facts),
    enquiries_open: counts.enquiries_open,
    undertakings_open: counts.undertakings_open,
    wd_since_instruction: workingDaysSince(key_dates.instructed_on, today),
    wd_since_client_contact: workingDaysSince(conveyance.last_client_contact_on, today),
    wd_since_exchange: workingDaysSince(key_dates.exchanged_on, today),
  }
}
