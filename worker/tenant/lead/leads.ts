import { canViewLead } from '#domain/lead/access'
import { isOpenLead } from '#domain/lead/acts'
import { claimRank, UNCLAIMED_END } from '#domain/lead/assignment'
import type { LeadOutcome } from '#domain/lead/change'
import { alikeAmong, leadKeys } from '#domain/lead/duplicates'
import { intentWords } from '#domain/lead/labels'
import { type Lead, leadPerson } from '#domain/lead/lead'
import { leadRow, leadSearchText } from '#domain/lead/row'
import { notFound } from '#domain/refusal'
import { putCallBack } from '#tenant/call/call-backs'
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
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'putLead'>
  readonly recordEvents: RecordEvents
}

const MOST_ALIKE = 20
/** How many of those that wait are looked through for one that the asker takes. */
const MOST_WAITING = 500

/** The leads that somebody reaches. One out of reach is the same 404 as one that is not there. */
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
  const index = (it: Lead) => {
    putKeys(store, 'lead_keys', keysOf(it))
    putCallBack(store, 'lead', it, isOpenLead(it))
    search.put(entryOf(it))
    quoteTotals.putLead(it)
  }
  const record = (it: Lead, events: LeadOutcome['events']) =>
    recordEvents(events, {
      users: [it.owner?.id, it.bdm?.id].filter((id) => id !== undefined),
      agencies: it.introducer?.agency_id ? [it.introducer.agency_id] : [],
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
    /** The lead; the 404 refusal when it is out of reach. */
    get: reached,
    fresh,
    /** A lead that was begun. */
    add: ({ lead, events }: LeadOutcome): Lead => {
      table.insert(lead)
      index(lead)
      record(lead, events)
      return lead
    },
    /** Writes what a verb makes of a lead, its events with it. */
    change: (id: string, version: number | null, act: (it: Lead) => LeadOutcome): Lead => {
      const it = fresh(id, version)
      return keep(act(it), it.version)
    },
    /** Writes what verbs made of the lead that stands at version `from`. */
    keep,
    /** The first of those that nobody has and that is taken; null when none such waits, in whose reach ever. */
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
    /** All that look like the same person's, wherever they are; who asks must keep to what they reach. */
    alike: (it: Parameters<typeof alikeAmong>[0]) => {
      const keys = leadKeys(it)
      const ids = (['phone', 'email', 'person'] as const).flatMap((by) => found(by, keys[by]))
      return alikeAmong(it, table.all([...new Set(ids)]))
    },
    isReached: (it: Lead) => canViewLead(person, it),
  }
}

const entryOf = (it: Lead) => {
  const words = leadSearchText(it)
  return {
    kind: 'lead' as const,
    id: it.id,
    code: it.number,
    title: leadPerson(it),
    detail: [it.number, intentWords(it.intent), it.postcode].filter(Boolean).join(' · '),
    words,
    parts: [words, it.postcode.replaceAll(' ', ''), leadKeys(it).phone ?? ''].join(' '),
  }
}

const keysOf = (it: Lead) => ({
  id: it.id,
  status: it.status,
  sale_stage: it.sale_stage,
  source: it.source,
  owner_id: it.owner?.id ?? null,
  bdm_id: it.bdm?.id ?? null,
  agency_id: it.introducer?.agency_id ?? null,
  contact_id: it.contact_id,
  received_at: it.received_at,
  due_at: isOpenLead(it) && it.first_response_at === null ? it.response_due_at : NEVER,
  urgent_at: it.sold_at ?? it.received_at,
  next_at: it.next_action?.at ?? NEVER,
  claim_rank: claimRank(it),
  name: surnameFirst(it) || folded(it.email) || it.phone || NAMELESS,
  price: it.price ?? UNPRICED,
  ...leadKeys(it),
})
