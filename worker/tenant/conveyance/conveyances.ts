import { assertAllowed } from '#domain/act'
import {
  canViewConveyance,
  mayAccessConveyance,
  peopleOfConveyance,
} from '#domain/conveyance/access'
import { caseFileOf } from '#domain/conveyance/case-file'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { clientCase } from '#domain/conveyance/portal/case-view'
import type { CaseChange } from '#domain/conveyance/settling'
import { summarise } from '#domain/conveyance/summary'
import type { Named } from '#domain/party'
import { notFound } from '#domain/refusal'
import type { openTasksOf } from '#tenant/conveyance/plan/open-tasks'
import type { plansOf } from '#tenant/conveyance/plan/plans'
import { lastChange } from '#tenant/core/last-change'
import type { searchOf } from '#tenant/core/search'
import { orSetAside } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Origins } from '#tenant/user/firm'
import type { Person } from '#tenant/user/people'
import { caseCorrespondence } from './correspondence.ts'
import { conveyanceDocument } from './document.ts'
import { saveKeys, savePeople } from './keys.ts'
import { entryOf } from './search-entries.ts'

type Parts = {
  readonly store: Store
  readonly person: Person
  readonly today: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
  readonly plans: ReturnType<typeof plansOf>
  readonly openTasks: Pick<ReturnType<typeof openTasksOf>, 'rewrite'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly by: Named
  readonly origins: Origins
  readonly recordEvents: RecordEvents
}

/** The conveyances within a person’s scope; any other throws the same 404 as one that does not exist. */
export const conveyancesOf = ({
  store,
  person,
  today,
  audit,
  plans,
  openTasks,
  search,
  quoteTotals,
  by,
  origins,
  recordEvents,
}: Parts) => {
  const table = tableOf(store, conveyanceDocument)

  const reached = (id: string, action: 'view' | 'change'): Conveyance => {
    const record = table.find(id)
    if (record === null || !canViewConveyance(person, record)) throw notFound()
    if (action === 'change') assertAllowed(mayAccessConveyance(person, record))
    return record
  }
  const index = ({ conveyance, plan }: CaseRecords) => {
    saveKeys(store, conveyance)
    savePeople(store, conveyance)
    plans.put(plan)
    openTasks.rewrite(conveyance, plan)
    search.put(entryOf(conveyance))
    if (conveyance.quote_case_id !== null) quoteTotals.refresh(conveyance.quote_case_id)
  }
  const record = ({ conveyance, events }: CaseChange) =>
    recordEvents(events, {
      clients: conveyance.clients.map((it) => it.contact_id),
      users: peopleOfConveyance(conveyance),
      agencies: conveyance.agency ? [conveyance.agency.agency.id] : [],
      correspondence: () => caseCorrespondence({ by, origins }, conveyance),
    })
  const records = (id: string, action: 'view' | 'change' = 'view'): CaseRecords => ({
    conveyance: reached(id, action),
    plan: plans.of(id),
  })
  /** A case as the person sees it: clients get their own view. */
  const shown = (caseRecords: CaseRecords) =>
    person.type === 'staff'
      ? caseFileOf(caseRecords, today)
      : clientCase(caseRecords.conveyance, caseRecords.plan, today)
  const putSummary = (caseRecords: CaseRecords) => {
    const conveyance = {
      ...caseRecords.conveyance,
      summary: summarise(caseRecords.conveyance, caseRecords.plan, today),
    }
    store.write(
      'UPDATE conveyances SET shape = ?, doc = ? WHERE id = ?',
      conveyanceDocument.shape,
      JSON.stringify(conveyance),
      conveyance.id,
    )
    saveKeys(store, conveyance)
  }
  const add = (change: CaseChange): CaseRecords => {
    table.insert(change.conveyance)
    index(change)
    record(change)
    return change
  }
  const keep = (change: CaseChange, from: number): CaseRecords => {
    table.replace(change.conveyance, from)
    index(change)
    record(change)
    return change
  }
  return {
    /** The case; throws 404 when it is outside the person’s scope. */
    get: (id: string) => reached(id, 'view'),
    records,
    /** Stores a new case. */
    add,
    /** Saves a changed case; throws 409 unless the stored version is `from`. */
    keep,
    /** Changes a case with its plan and events; throws 409 unless the stored version is `version`. */
    change: (
      id: string,
      version: number | null,
      act: (it: CaseRecords) => CaseChange,
    ): CaseRecords => {
      const record = records(id, 'change')
      const changed = () => lastChange(audit, person, 'conveyance', id)
      requireFresh(version, record.conveyance, changed, () => shown(record))
      return keep(act(record), record.conveyance.version)
    },
    /** The cases of one client within the person’s scope, newest first. */
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
        .filter((record) => canViewConveyance(person, record))
        .toSorted((a, b) => (a.id < b.id ? 1 : -1)),
    /** Summarises up to `most` cases as of today, without those set aside; returns how many were due. */
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
