import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { MatterType } from '#domain/matter'
import type { Missing } from '#domain/refusal'
import { type ActingPerson, mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { mayAccessLead } from './access.ts'
import type { Lead, LeadStatus } from './lead.ts'

export type LeadAct = 'change' | 'quote' | 'open_case' | 'guide' | 'nurture' | 'merge' | 'reopen'

export type LeadSubject = Pick<Lead, 'number' | 'status' | 'sale_stage' | 'owner'> &
  Partial<Pick<Lead, 'quote_cases' | 'conveyances' | 'intent' | 'bdm'>>

const open: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'quoted']

export const isOpenLead = (it: Pick<Lead, 'status'>) => open.includes(it.status)

const stateLabels: Readonly<Record<LeadStatus, string>> = {
  new: 'has not been contacted yet',
  contacted: 'has been contacted',
  qualified: 'is qualified',
  quoted: 'has a guide price',
  converted: 'has been converted',
  lost: 'was marked lost',
  duplicate: 'was merged into another lead',
  spam: 'was marked as spam',
}

const openedCases = ({ conveyances = [] }: LeadSubject): Missing[] =>
  conveyances.map(({ id, ref }) => ({ what: `Case ${ref}`, href: `/conveyances/${id}` }))

const madeFrom = (leadSubject: LeadSubject): Missing[] => [
  ...(leadSubject.quote_cases ?? [])
    .slice(0, 1)
    .map(({ id, number }) => ({ what: `Quote ${number}`, href: `/quotes/quote-cases/${id}` })),
  ...openedCases(leadSubject),
]

const hasStatus = (
  leadSubject: LeadSubject,
  allowed: readonly LeadStatus[],
  next: string,
): Verdict => {
  return refuseIf(
    !allowed.includes(leadSubject.status),
    `lead.is_${leadSubject.status}`,
    `Lead ${leadSubject.number} ${stateLabels[leadSubject.status]}. ${next}`,
    leadSubject.status === 'converted' ? madeFrom(leadSubject) : [],
  )
}

/** Whether the lead may be changed; 409 once it is closed. */
export const mayChangeLead = (it: LeadSubject) => hasStatus(it, open, 'It is read-only.')

/** The matters that a lead asks for and of which no case has been opened from it. */
export const mattersLeft = ({
  intent = [],
  conveyances = [],
}: Partial<Pick<Lead, 'intent' | 'conveyances'>>): MatterType[] =>
  MatterType.options.filter(
    (matter) => intent.includes(matter) && conveyances.every((it) => it.matter_type !== matter),
  )

/** Whether a case may be opened without a quote; a lead of two matters stays open for its second case. */
export const mayOpenCase = (leadSubject: LeadSubject): Verdict =>
  leadSubject.status === 'converted' && leadSubject.conveyances?.length
    ? refuseIf(
        mattersLeft(leadSubject).length === 0,
        'lead.cases_opened',
        `The case of lead ${leadSubject.number} has been opened.`,
        openedCases(leadSubject),
      )
    : mayChangeLead(leadSubject)

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
    open_case: firstRefusal(
      mayChangeWith(person, ['conveyance.update']),
      mayChangeBeyondMoney(person),
      access,
      mayOpenCase(leadSubject),
    ),
    guide: allowed(mayQuoteGuidePrice(leadSubject)),
    nurture: allowed(mayNurture(leadSubject)),
    merge: allowed(mayMergeInto(leadSubject)),
    reopen: allowed(mayReopenLead(leadSubject)),
  }
}
