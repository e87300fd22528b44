import { canViewLead } from '#domain/lead/access'
import { isOpenLead } from '#domain/lead/acts'
import { claimRank } from '#domain/lead/assignment'
import type { LeadOutcome } from '#domain/lead/change'
import { leadKeys, similarLeads } from '#domain/lead/duplicates'
import { intentLabels } from '#domain/lead/labels'
import { type Lead, leadPerson } from '#domain/lead/lead'
import { leadRow, leadSearchText } from '#domain/lead/row'
import { notFound } from '#domain/refusal'
import { saveCallBack } from '#tenant/call/call-backs'
import { lastChange } from '#tenant/core/last-change'
import type { searchOf } from '#tenant/core/search'
import { foldCase, NAMELESS, surnameFirst } from '#tenant/core/sort-name'
import type { Store } from '#tenant/core/store'
import { putKeys, requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { leadCorrespondence } from './correspondence.ts'
import { leadDocument } from './document.ts'
import { alikeIds, unclaimedIds } from './finding.ts'
import { NEVER, UNPRICED } from './order.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'saveLead'>
  readonly recordEvents: RecordEvents
}

/** The leads within a person’s scope; any other throws the same 404 as one that does not exist. */
export const leadsOf = ({ store, person, audit, search, quoteTotals, recordEvents }: Parts) => {
  const table = tableOf(store, leadDocument, (it) => ({ line: JSON.stringify(leadRow(it)) }))
  const getAccessible = (id: string) => {
    const it = table.find(id)
    if (it === null || !canViewLead(person, it)) throw notFound()
    return it
  }
  const fresh = (id: string, version: number | null) => {
    const it = getAccessible(id)
    requireFresh(version, it, () => lastChange(audit, person, 'lead', id))
    return it
  }
  const index = (lead: Lead) => {
    putKeys(store, 'lead_keys', keysOf(lead))
    saveCallBack(store, 'lead', lead, isOpenLead(lead))
    search.put(entryOf(lead))
    quoteTotals.saveLead(lead)
  }
  const save = ({ lead, events }: LeadOutcome, from: number): Lead => {
    if (events.length === 0) return lead
    table.replace(lead, from)
    index(lead)
    recordEvents(events, told(lead))
    return lead
  }
  return {
    /** The lead; throws 404 when it is outside the person’s scope. */
    get: getAccessible,
    /** The lead; null when there is none in the person’s scope. */
    find: (id: string): Lead | null => {
      const it = table.find(id)
      return it !== null && canViewLead(person, it) ? it : null
    },
    fresh,
    add: ({ lead, events }: LeadOutcome): Lead => {
      table.insert(lead)
      index(lead)
      recordEvents(events, told(lead))
      return lead
    },
    /** Changes a lead and records its events; throws 409 unless the stored version is `version`. */
    change: (id: string, version: number | null, act: (it: Lead) => LeadOutcome): Lead => {
      const it = fresh(id, version)
      return save(act(it), it.version)
    },
    /** Saves a changed lead; throws 409 unless the stored version is `from`. */
    keep: save,
    nextUnclaimed: (isSuitable: (it: Lead) => boolean): Lead | null => {
      for (const id of unclaimedIds(store)) {
        const it = table.find(id)
        if (it !== null && isSuitable(it)) return it
      }
      return null
    },
    /** Leads of what looks like the same person, in anybody’s scope: filter with `isReached` before showing them. */
    alike: (it: Parameters<typeof similarLeads>[0]) => {
      return similarLeads(it, table.all(alikeIds(store, leadKeys(it))))
    },
    isReached: (it: Lead) => canViewLead(person, it),
  }
}

const audienceOf = ({ owner, bdm, introducer }: Lead) => ({
  users: [owner?.id, bdm?.id].filter((id) => id !== undefined),
  agencies: introducer?.agency_id ? [introducer.agency_id] : [],
})

const told = (lead: Lead) => ({
  ...audienceOf(lead),
  correspondence: () => leadCorrespondence(lead),
})

const entryOf = (lead: Lead) => {
  const words = leadSearchText(lead)
  return {
    kind: 'lead' as const,
    id: lead.id,
    code: lead.number,
    title: leadPerson(lead),
    detail: [lead.number, intentLabels(lead.intent), lead.postcode].filter(Boolean).join(' · '),
    words,
    parts: [words, lead.postcode.replaceAll(' ', ''), leadKeys(lead).phone ?? ''].join(' '),
  }
}

const keysOf = (lead: Lead) => ({
  id: lead.id,
  status: lead.status,
  sale_stage: lead.sale_stage,
  source: lead.source,
  owner_id: lead.owner?.id ?? null,
  bdm_id: lead.bdm?.id ?? null,
  agency_id: lead.introducer?.agency_id ?? null,
  contact_id: lead.contact_id,
  received_at: lead.received_at,
  due_at: isOpenLead(lead) && lead.first_response_at === null ? lead.response_due_at : NEVER,
  urgent_at: lead.sold_at ?? lead.received_at,
  next_at: lead.next_action?.at ?? NEVER,
  claim_rank: claimRank(lead),
  name: surnameFirst(lead) || foldCase(lead.email) || lead.phone || NAMELESS,
  price: lead.price ?? UNPRICED,
  ...leadKeys(lead),
})
