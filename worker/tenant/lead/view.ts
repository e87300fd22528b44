import { eventGroup, eventText } from '#domain/events'
import type { LeadDesk, LeadMatches, ShownLead } from '#domain/lead/api'
import { type Lead, leadPerson } from '#domain/lead/lead'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { Desk } from '#tenant/runtime/context'
import { deskSettingsOf } from './desk-settings.ts'
import { officeHoursOf } from './office-hours.ts'
import { leadPeople } from './people.ts'

const MOST_TOLD = 100
const MOST_SHOWN = 8

/** A lead with what its page shows beside it: the histories of those that were merged into it are its own. */
export const shownLead = (desk: Desk, it: Lead): ShownLead => ({
  lead: it,
  alike: (it.status === 'duplicate' ? [] : desk.leads.alike(it))
    .filter(({ lead }) => desk.leads.isReached(lead))
    .slice(0, MOST_SHOWN)
    .map(({ lead, score, reasons }) => ({
      ...shortly(lead),
      version: lead.version,
      score,
      reasons,
    })),
  timeline: [it, ...it.merged]
    .flatMap(({ id, number }) =>
      desk.audit
        .history('lead', id, MOST_TOLD)
        .map((row) => toldOf(row, id === it.id ? '' : `${number}: `)),
    )
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_TOLD),
})

const shortly = (it: Lead) => ({
  id: it.id,
  number: it.number,
  status: it.status,
  person: leadPerson(it),
  received_at: it.received_at,
})

const toldOf = (row: AuditRow, of: string) => {
  const detail = detailOf(row)
  const kind = eventGroup(row.name, detail) ?? 'Lead'
  const words = eventText(row.name, detail)
  return { at: row.at, name: row.name, kind, who: row.actor_name ?? 'Deedbox', words: of + words }
}

/** How the desk is set up. */
export const leadDesk = (desk: Desk): LeadDesk => ({
  hours: officeHoursOf(desk).map((it) => ({
    ...it,
    closed: [...(it.closed ?? [])],
    open: Object.fromEntries(
      Object.entries(it.open).map(([day, [from, to]]) => [day, [from, to] as [string, string]]),
    ),
  })),
  people: leadPeople(desk),
  form_address: `${desk.origins.main}/lead-form`,
  mail_address: `${desk.origins.main}/api/intake/email`,
  telephone: deskSettingsOf(desk).telephone.kind,
  plan: deskSettingsOf(desk).plan,
})

type Typed = {
  readonly [Name in 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode']?:
    | string
    | undefined
}

/** Who somebody may be of whom this much was typed: contacts and leads that the asker reaches. */
export const matchesOf = (desk: Desk, typed: Typed): LeadMatches => {
  const { first_name = '', last_name = '', email = '', phone = '', postcode = '' } = typed
  const it = { id: '', first_name, last_name, email, phone, postcode }
  return {
    contacts: desk.contacts.matching(it, MOST_SHOWN),
    leads: desk.leads
      .alike(it)
      .filter(({ lead }) => desk.leads.isReached(lead))
      .slice(0, MOST_SHOWN)
      .map(({ lead, score, reasons }) => {
        const { id, number, status, person } = shortly(lead)
        return { id, number, status, person, score, reasons }
      }),
  }
}
