import { eventGroup, eventText } from '#domain/events'
import type { LeadDesk, LeadDetail, LeadMatches } from '#domain/lead/api'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { deskSettingsOf } from './desk-settings.ts'
import { officeHoursOf } from './office-hours.ts'
import { leadPeople } from './people.ts'

const MOST_EVENTS = 100
const MOST_VISIBLE = 8

/** A lead with its likely duplicates and its timeline, which includes those of leads merged into it. */
export const toLeadDetail = (context: RequestContext, it: Lead): LeadDetail => ({
  lead: it,
  alike: (it.status === 'duplicate' ? [] : context.leads.alike(it))
    .filter(({ lead }) => context.leads.isReached(lead))
    .slice(0, MOST_VISIBLE)
    .map(({ lead, score, reasons }) => ({
      ...toSummary(lead),
      version: lead.version,
      score,
      reasons,
    })),
  timeline: [it, ...it.merged]
    .flatMap(({ id, number }) =>
      context.audit
        .history('lead', id, MOST_EVENTS)
        .map((row) => toTimelineEntry(row, id === it.id ? '' : `${number}: `)),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_EVENTS),
})

const toSummary = (lead: Lead) => ({
  id: lead.id,
  number: lead.number,
  status: lead.status,
  person: leadPerson(lead),
  received_at: lead.received_at,
})

const toTimelineEntry = (row: AuditRow, of: string) => {
  const detail = detailOf(row)
  const kind = eventGroup(row.name, detail) ?? 'Lead'
  const words = eventText(row.name, detail)
  return { at: row.at, name: row.name, kind, who: row.actor_name ?? 'Deedbox', words: of + words }
}

export const leadDesk = (context: RequestContext): LeadDesk => ({
  hours: officeHoursOf(context).map((officeHours) => ({
    ...officeHours,
    closed: [...(officeHours.closed ?? [])],
    open: Object.fromEntries(
      Object.entries(officeHours.open).map(([day, [from, to]]): [string, [string, string]] => [
        day,
        [from, to],
      ]),
    ),
  })),
  people: leadPeople(context),
  form_address: `${context.origins.main}/lead-form`,
  mail_address: `${context.origins.main}/api/intake/email`,
  telephone: deskSettingsOf(context).telephone.kind,
  plan: deskSettingsOf(context).plan,
})

type Typed = {
  readonly [Name in 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode']?:
    | string
    | undefined
}

export const matchesOf = (context: RequestContext, typed: Typed): LeadMatches => {
  const { first_name = '', last_name = '', email = '', phone = '', postcode = '' } = typed
  const it = { id: '', first_name, last_name, email, phone, postcode }
  return {
    contacts: context.contacts.matching(it, MOST_VISIBLE),
    leads: context.leads
      .alike(it)
      .filter(({ lead }) => context.leads.isReached(lead))
      .slice(0, MOST_VISIBLE)
      .map(({ lead, score, reasons }) => {
        const { id, number, status, person } = toSummary(lead)
        return { id, number, status, person, score, reasons }
      }),
  }
}
