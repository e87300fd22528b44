import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { DomainEvent, EventName } from '#domain/events'
import { wrongState } from '#domain/refusal'
import type { Lead, LeadStatus } from './lead.ts'

/** A lead as a verb leaves it, and what happened. No events: nothing changed, nothing to write. */
export type LeadOutcome = { readonly lead: Lead; readonly events: readonly DomainEvent[] }

type LeadEvent = Extract<EventName, `lead.${string}`>

/** The lead one version on, with what changed. */
export const changed = (it: Lead, change: Partial<Lead>, now: Instant): Lead => ({
  ...it,
  ...change,
  version: it.version + 1,
  updated_at: now,
})

/** What happened to a lead as it now stands. */
export const happened = (
  name: LeadEvent,
  it: Lead,
  fields: readonly (keyof Lead)[],
  detail: Readonly<Record<string, unknown>> = {},
): DomainEvent => ({
  name,
  subject: 'lead',
  id: it.id,
  version: it.version,
  changed: fields,
  detail: { number: it.number, ...detail },
})

/** The lead with these fields changed, and that it was updated. */
export const updated = (
  it: Lead,
  change: Partial<Lead>,
  now: Instant,
  detail: Readonly<Record<string, unknown>>,
): LeadOutcome => {
  const lead = changed(it, change, now)
  const fields = keysOf(change)
  return { lead, events: [happened('lead.updated', lead, fields, detail)] }
}

const open: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'quoted']

/** Open leads are worked on; the others are read. */
export const isOpenLead = (it: Pick<Lead, 'status'>) => open.includes(it.status)

const stateWords: Readonly<Record<LeadStatus, string>> = {
  new: 'has not been spoken to yet',
  contacted: 'has been contacted',
  qualified: 'is qualified',
  quoted: 'has a guide price',
  converted: 'has become a quote',
  lost: 'was marked lost',
  duplicate: 'was merged into another lead',
  spam: 'was marked as spam',
}

const refuse = (it: Lead, next: string): never => {
  const [quote] = it.quote_cases
  const missing = quote
    ? [{ what: `Quote ${quote.number}`, href: `/quotes/quote-cases/${quote.id}` }]
    : []
  throw wrongState(
    `lead.is_${it.status}`,
    `Lead ${it.number} ${stateWords[it.status]}. ${next}`,
    it.status === 'converted' ? missing : [],
  )
}

/** Refuses 409 unless the lead is in one of these states; `next` says what can be done instead. */
export const requireLeadStatus = (it: Lead, allowed: readonly LeadStatus[], next: string) => {
  if (!allowed.includes(it.status)) refuse(it, next)
}

/** Refuses 409 unless the lead is still worked on. */
export const requireOpenLead = (it: Lead) => {
  if (!isOpenLead(it)) refuse(it, 'It can only be read.')
}
