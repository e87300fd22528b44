import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { mayAccessLead } from './access.ts'
import type { Lead, LeadStatus } from './lead.ts'

export type LeadAct = 'change' | 'quote' | 'guide' | 'nurture' | 'merge' | 'reopen'

export type LeadSubject = Pick<Lead, 'number' | 'status' | 'sale_stage' | 'owner'> &
  Partial<Pick<Lead, 'quote_cases' | 'bdm'>>

const open: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'quoted']

export const isOpenLead = (it: Pick<Lead, 'status'>) => open.includes(it.status)

const stateLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'has not been contacted yet',
  contacted: 'has been contacted',
  qualified: 'is qualified',
  quoted: 'has a guide price',
  converted: 'has been converted to a quote',
  lost: 'was marked lost',
  duplicate: 'was merged into another lead',
  spam: 'was marked as spam',
}

const hasStatus = (
  leadSubject: LeadSubject,
  allowed: readonly LeadStatus[],
  next: string,
): Verdict => {
  const [quote] = leadSubject.status === 'converted' ? (leadSubject.quote_cases ?? []) : []
  return refuseIf(
    !allowed.includes(leadSubject.status),
    `lead.is_${leadSubject.status}`,
    `Lead ${leadSubject.number} ${stateLabels[leadSubject.status]}. ${next}`,
    quote ? [{ what: `Quote ${quote.number}`, href: `/quotes/quote-cases/${quote.id}` }] : [],
  )
}

/** Whether the lead may be changed; 409 once it is closed. */
export const mayChangeLead = (it: LeadSubject) => hasStatus(it, open, 'It is read-only.')

export const mayReopenLead = (leadSubject: LeadSubject) =>
  hasStatus(leadSubject, ['lost', 'spam'], 'Only a lost lead or spam can be reopened.')

/** Whether another lead may be merged into this one, also after its conversion. */
export const mayMergeInto = (leadSubject: LeadSubject) =>
  hasStatus(leadSubject, [...open, 'converted'], 'Choose an open lead to merge into.')

/** Whether a guide price may be recorded; 409 once it has been. */
export const mayQuoteGuidePrice = (leadSubject: LeadSubject): Verdict =>
  firstRefusal(mayChangeLead(leadSubject), mayStepTo(leadSubject, 'quoted'))

/** Whether a status is ahead of the lead's; statuses only move forward. */
export const mayStepTo = (leadSubject: LeadSubject, status: LeadStatus): Verdict =>
  refuseIf(
    open.indexOf(status) <= open.indexOf(leadSubject.status),
    `lead.is_${leadSubject.status}`,
    `Lead ${leadSubject.number} is already past this status.`,
  )

export const mayNurture = (leadSubject: LeadSubject): Verdict =>
  firstRefusal(
    mayChangeLead(leadSubject),
    refuseIf(
      leadSubject.sale_stage !== 'presold',
      'lead.is_sold',
      `Lead ${leadSubject.number} has an accepted offer. Create a quote now.`,
    ),
  )

// A list row is returned only to people who may view the lead.
const mayAccessSubject = (person: ActingPerson, { owner, bdm }: LeadSubject): Verdict =>
  bdm === undefined ? true : mayAccessLead(person, { owner, bdm })

export const leadActs = (leadSubject: LeadSubject, person: ActingPerson): Acts<LeadAct> => {
  const access = mayAccessSubject(person, leadSubject)
  const allowed = (state: Verdict) => firstRefusal(mayChangeWith(person, []), access, state)
  return {
    change: allowed(mayChangeLead(leadSubject)),
    quote: firstRefusal(
      mayChangeWith(person, ['quotes.create']),
      access,
      mayChangeLead(leadSubject),
    ),
    guide: allowed(mayQuoteGuidePrice(leadSubject)),
    nurture: allowed(mayNurture(leadSubject)),
    merge: allowed(mayMergeInto(leadSubject)),
    reopen: allowed(mayReopenLead(leadSubject)),
  }
}
