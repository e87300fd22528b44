import type { Concerned } from '#domain/broadcast'
import { caseFileOf } from '#domain/conveyance/case-file'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { clientCase } from '#domain/conveyance/portal/case-view'
import type { CaseChange } from '#domain/conveyance/settling'
import { summarise } from '#domain/conveyance/summary'
import { openStatuses } from '#domain/conveyance/view'
import type { DomainEvent } from '#domain/events'
import { notFound } from '#domain/refusal'
import type { openTasksOf } from '#tenant/conveyance/plan/open-tasks'
import type { plansOf } from '#tenant/conveyance/plan/plans'
import { type Action, can, peopleOfConveyance } from '#tenant/core/access'
import { lastChange } from '#tenant/core/last-change'
import type { searchOf } from '#tenant/core/search'
import { orSetAside } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { putKeys, requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Person } from '#tenant/user/people'
import { conveyanceDocument } from './document.ts'
import { entryOf, personEntryOf } from './search-entries.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly today: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  readonly plans: ReturnType<typeof plansOf>
  readonly openTasks: Pick<ReturnType<typeof openTasksOf>, 'rewrite'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly happened: (events: readonly DomainEvent[], concerned?: Concerned) => void
}

/** The conveyances that somebody reaches. One out of reach is the same 404 as one that is not there. */
export const conveyancesOf = ({
  store,
  person,
  today,
  audit,
  plans,
  openTasks,
  search,
  quoteTotals,
  happened,
}: Parts) => {
  const table = tableOf(store, conveyanceDocument)

  const reached = (id: string, action: Action): Conveyance => {
    const record = table.find(id)
    if (record === null || !can(person, action, { kind: 'conveyance', record })) throw notFound()
    return record
  }
  const index = ({ conveyance, plan }: CaseRecords) => {
    putKeys(store, 'conveyance_keys', keysOf(conveyance))
    putPeople(store, conveyance)
    plans.put(plan)
    openTasks.rewrite(conveyance, plan)
    search.put(entryOf(conveyance))
    for (const client of conveyance.clients) search.put(personEntryOf(client))
    if (conveyance.quote_case_id !== null) quoteTotals.refresh(conveyance.quote_case_id)
  }
  const tell = ({ conveyance, events }: CaseChange) =>
    happened(events, {
      clients: conveyance.clients.map((it) => it.contact_id),
      users: peopleOfConveyance(conveyance),
      agencies: conveyance.agency ? [conveyance.agency.agency.id] : [],
    })
  const records = (id: string, action: Action = 'view'): CaseRecords => ({
    conveyance: reached(id, action),
    plan: plans.of(id),
  })
  /** A case as the person's own pages show it: a client never sees the firm's view of it. */
  const shown = (it: CaseRecords) =>
    person.type === 'staff' ? caseFileOf(it, today) : clientCase(it.conveyance, it.plan, today)
  const putSummary = (it: CaseRecords) => {
    const conveyance = { ...it.conveyance, summary: summarise(it.conveyance, it.plan, today) }
    store.write(
      'UPDATE conveyances SET shape = ?, doc = ? WHERE id = ?',
      conveyanceDocument.shape,
      JSON.stringify(conveyance),
      conveyance.id,
    )
    putKeys(store, 'conveyance_keys', keysOf(conveyance))
  }
  const add = (change: CaseChange): CaseRecords => {
    table.insert(change.conveyance)
    index(change)
    tell(change)
    return change
  }
  const keep = (change: CaseChange, from: number): CaseRecords => {
    table.replace(change.conveyance, from)
    index(change)
    tell(change)
    return change
  }
  return {
    /** The case; the 404 refusal when it is out of reach. */
    get: (id: string) => reached(id, 'view'),
    /** The case with its plan. */
    records,
    /** A case that was opened. */
    add,
    /** Writes what verbs made of the case that stands at version `from`. */
    keep,
    /** Writes what a verb makes of a case, its plan and its events with it. `version`: what the caller saw. */
    change: (
      id: string,
      version: number | null,
      act: (it: CaseRecords) => CaseChange,
    ): CaseRecords => {
      const it = records(id, 'change')
      const changed = () => lastChange(audit, person, 'conveyance', id)
      requireFresh(version, it.conveyance, changed, () => shown(it))
      return keep(act(it), it.conveyance.version)
    },
    /** Everything of one client that the person reaches, the newest first. */
    ofContact: (contactId: string): Conveyance[] =>
      table
        .all(
          store
            .rows<{ id: string }>(
              'SELECT id FROM conveyance_clients WHERE contact_id = ?',
              contactId,
            )
            .map((it) => it.id),
        )
        .filter((record) => can(person, 'view', { kind: 'conveyance', record }))
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    /** Summarises up to `most` cases as of today; returns how many were due. Those set aside are not. */
    refresh: (most: number): number => {
      const ids = store.rows<{ id: string }>(
        `SELECT id FROM conveyance_keys WHERE as_of < ?
         AND id NOT IN (SELECT id FROM set_aside WHERE table_name IN ('conveyances', 'plans'))
         LIMIT ?`,
        today,
        most,
      )
      for (const { id } of ids) orSetAside(store, () => putSummary(records(id)))
      return ids.length
    },
  }
}

/** Who works on a case and whose it is, each findable from their side. */
const putPeople = (store: Store, it: Conveyance) => {
  const { id, status, clients } = it
  for (const table of ['conveyance_people', 'conveyance_clients'])
    store.write(`DELETE FROM ${table} WHERE id = ?`, id)
  const open = openStatuses.includes(status) ? 1 : 0
  for (const userId of new Set(peopleOfConveyance(it)))
    store.write(
      'INSERT INTO conveyance_people (user_id, open, id) VALUES (?, ?, ?)',
      userId,
      open,
      id,
    )
  for (const contactId of new Set(clients.map((client) => client.contact_id).filter(Boolean)))
    store.write('INSERT INTO conveyance_clients (contact_id, id) VALUES (?, ?)', contactId, id)
}

const keysOf = (it: Conveyance) => ({
  id: it.id,
  ref: it.ref,
  client: surnameFirst(it),
  status: it.status,
  matter_type: it.matter_type,
  stage: it.summary.stage.key,
  stage_n: it.summary.stage.n,
  fee_earner_id: it.fee_earner.id,
  agency_id: it.agency?.agency.id ?? null,
  party: it.summary.holder?.party ?? '',
  holder_since: it.summary.holder?.since ?? '9999',
  due_on: it.summary.next?.due_on ?? '9999',
  target_on: it.summary.target_on ?? '9999',
  moved_on: it.summary.moved_on,
  expires_on: it.summary.expires_on ?? '9999',
  contact_on: it.last_client_contact_on ?? '0000',
  exchanged: it.facts.exchanged ? 1 : 0,
  exchange_on: it.key_dates.exchanged_on ?? it.key_dates.exchange_target_on ?? '9999',
  completion_on: it.key_dates.completion_on ?? '9999',
  as_of: it.summary.as_of,
  price: it.price,
  fees: it.fees,
})

const surnameFirst = ({ clients }: Conveyance) =>
  (clients[0]?.name ?? '').trim().split(/\s+/).toReversed().join(' ').toLowerCase()
