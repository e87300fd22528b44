import { canViewLead } from '#domain/lead/access'
import { isOpenLead } from '#domain/lead/acts'
import { claimRank, UNCLAIMED_END } from '#domain/lead/assignment'
import type { LeadOutcome } from '#domain/lead/change'
import { alikeAmong, leadKeys } from '#domain/lead/duplicates'
import { intentLabels } from '#domain/lead/labels'
import { type Lead, leadPerson } from '#domain/lead/lead'
import { leadRow, leadSearchText } from '#domain/lead/row'
import { notFound } from '#domain/refusal'
import { saveCallBack } from '#tenant/call/call-backs'
import { lastChange } from '#tenant/core/last-change'
import type { searchOf } from '#tenant/core/search'
import { folded, NAMELESS, surnameFirst } from '#tenant/core/sort-name'
import type { Store } from '#tenant/core/store'
import { putKeys, requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { leadDocument } from './document.ts'
import { NEVER, UNPRICED } from './order.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'saveLead'>
  readonly recordEvents: RecordEvents
}

const MOST_ALIKE = 20
/** Most unclaimed leads to search for one that suits a person. */
const MOST_WAITING = 500

/** The leads within a person’s scope; any other throws the same 404 as one that does not exist. */
export const leadsOf = ({ store, person, audit, search, quoteTotals, recordEvents }: Parts) => {
  const table = tableOf(store, leadDocument, (it) => ({ line: JSON.stringify(leadRow(it)) }))

  const reached = (id: string) => {
    const it = table.find(id)
    if (it === null || !canViewLead(person, it)) throw notFound()
    return it
  }
  const fresh = (id: string, version: number | null) => {
    const it = reached(id)
    requireFresh(version, it, () => lastChange(audit, person, 'lead', id))
    return it
  }
  const index = (lead: Lead) => {
    putKeys(store, 'lead_keys', keysOf(lead))
    saveCallBack(store, 'lead', lead, isOpenLead(lead))
    search.put(entryOf(lead))
    quoteTotals.saveLead(lead)
  }
  const record = (lead: Lead, events: LeadOutcome['events']) =>
    recordEvents(events, {
      users: [lead.owner?.id, lead.bdm?.id].filter((id) => id !== undefined),
      agencies: lead.introducer?.agency_id ? [lead.introducer.agency_id] : [],
    })
  const keep = ({ lead, events }: LeadOutcome, from: number): Lead => {
    if (events.length === 0) return lead
    table.replace(lead, from)
    index(lead)
    record(lead, events)
    return lead
  }
  const found = (column: 'phone' | 'email' | 'person', key: string | null) =>
    key === null
      ? []
      : store
          .rows<{ id: string }>(
            `SELECT id FROM lead_keys WHERE ${column} = ? AND status NOT IN ('duplicate', 'spam')
             ORDER BY id DESC LIMIT ?`,
            key,
            MOST_ALIKE,
          )
          .map(({ id }) => id)
  return {
    /** The lead; throws 404 when it is outside the person’s scope. */
    get: reached,
    fresh,
    /** Stores a new lead. */
    add: ({ lead, events }: LeadOutcome): Lead => {
      table.insert(lead)
      index(lead)
      record(lead, events)
      return lead
    },
    /** Changes a lead and records its events; throws 409 unless the stored version is `version`. */
    change: (id: string, version: number | null, act: (it: Lead) => LeadOutcome): Lead => {
      const it = fresh(id, version)
      return keep(act(it), it.version)
    },
    /** Saves a changed lead; throws 409 unless the stored version is `from`. */
    keep,
    /** The first unclaimed lead that passes the test, in anybody’s scope; null when there is none. */
    nextUnclaimed: (isTaken: (it: Lead) => boolean): Lead | null => {
      const waiting = store.rows<{ id: string }>(
        'SELECT id FROM lead_keys WHERE claim_rank < ? ORDER BY claim_rank, id LIMIT ?',
        UNCLAIMED_END,
        MOST_WAITING,
      )
      for (const { id } of waiting) {
        const it = table.find(id)
        if (it !== null && isTaken(it)) return it
      }
      return null
    },
    /** Leads of what looks like the same person, in anybody’s scope: filter with `isReached` before showing them. */
    alike: (it: Parameters<typeof alikeAmong>[0]) => {
      const keys = leadKeys(it)
      const ids = (['phone', 'email', 'person'] as const).flatMap((by) => found(by, keys[by]))
      return alikeAmong(it, table.all([...new Set(ids)]))
    },
    isReached: (it: Lead) => canViewLead(person, it),
  }
}

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
  name: surnameFirst(lead) || folded(lead.email) || lead.phone || NAMELESS,
  price: lead.price ?? UNPRICED,
  ...leadKeys(lead),
})
