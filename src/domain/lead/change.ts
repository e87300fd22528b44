import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { AnyEventOf, EventOf } from '#domain/event'
import { withChange } from '#domain/record-change'
import type { LeadUpdate } from './event-text.ts'
import type { LeadEvents } from './events.ts'
import type { Lead } from './lead.ts'

/** A lead after an action, with its events; no events means nothing to save. */
export type LeadOutcome = {
  readonly lead: Lead
  readonly events: readonly AnyEventOf<LeadEvents>[]
}

export const leadEvent = <Name extends keyof LeadEvents>(
  name: Name,
  lead: Lead,
  fields: readonly (keyof Lead)[],
  detail: LeadEvents[Name]['detail'],
): EventOf<LeadEvents, Name> => ({
  name,
  subject: 'lead',
  id: lead.id,
  version: lead.version,
  changed: fields,
  detail: { number: lead.number, ...detail },
})

/** The changed lead with its 'lead.updated' event. */
export const updateLead = (
  it: Lead,
  change: Partial<Lead>,
  now: Instant,
  detail: LeadUpdate,
): LeadOutcome => {
  const lead = withChange(it, change, now)
  const fields = keysOf(change)
  return { lead, events: [leadEvent('lead.updated', lead, fields, detail)] }
}
