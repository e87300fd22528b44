import { peopleOfConveyance } from '#domain/conveyance/access'
import { withMessageContact } from '#domain/conveyance/client-contact'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { withProgress } from '#domain/conveyance/progress/following'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { withRuleText } from '#tenant/conveyance/automation/correspondence'
import { peopleOfRole } from '#tenant/conveyance/automation/people'
import type { CaseClock } from '#tenant/conveyance/clock/timed-dates'
import type { openTasksOf } from '#tenant/conveyance/plan/open-tasks'
import type { plansOf } from '#tenant/conveyance/plan/plans'
import type { searchOf } from '#tenant/core/search'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { RecordEvents } from '#tenant/events/recording'
import type { quoteTotalsOf } from '#tenant/quote/figures/totals'
import type { Origins } from '#tenant/user/firm'
import { agentsOf } from './agents.ts'
import { rewriteApprovals } from './approval/rows.ts'
import { brokersOf } from './brokers.ts'
import { caseCorrespondence } from './correspondence.ts'
import { conveyanceDocument } from './document.ts'
import { saveKeys, savePeople } from './keys.ts'
import { addMilestoneTimes, updateMilestoneTimes } from './milestone/times.ts'
import { isNews } from './news.ts'
import { entryOf } from './search-entries.ts'

type Parts = {
  readonly store: Store
  readonly plans: Pick<ReturnType<typeof plansOf>, 'put' | 'of'>
  readonly openTasks: Pick<ReturnType<typeof openTasksOf>, 'rewrite'>
  readonly caseClock: Pick<CaseClock, 'rewrite'>
  readonly search: Pick<ReturnType<typeof searchOf>, 'put'>
  readonly quoteTotals: Pick<ReturnType<typeof quoteTotalsOf>, 'refresh'>
  readonly by: Named
  readonly now: Instant
  readonly origins: Origins
  readonly recordEvents: RecordEvents
}

/** Stores cases with their plan, keys, tasks, search entry and events. */
export const caseWriterOf = (parts: Parts) => {
  const table = tableOf(parts.store, conveyanceDocument)
  return {
    add: (opened: CaseChange): CaseRecords => {
      const change = withMessageContact(withProgress(opened), parts.now)
      table.insert(change.conveyance)
      addMilestoneTimes(parts, change)
      return indexAndRecord(parts, change)
    },
    /** Saves a changed case; throws unless the stored version is `from`. */
    keep: (changed: CaseChange, from: number): CaseRecords => {
      const change = withMessageContact(withProgress(changed), parts.now)
      table.replace(change.conveyance, from)
      updateMilestoneTimes(parts, change)
      return indexAndRecord(parts, change)
    },
  }
}

const indexAndRecord = (parts: Parts, change: CaseChange): CaseRecords => {
  index(parts, change)
  record(parts, change)
  return afterRules(parts, change)
}

/** The case as the rules that its events set off have left it. */
const afterRules = ({ store, plans }: Parts, change: CaseRecords): CaseRecords => {
  const { id, version } = change.conveyance
  const stored = store.row<{ version: number }>('SELECT version FROM conveyances WHERE id = ?', id)
  if (stored === null || stored.version === version) return change
  return { conveyance: tableOf(store, conveyanceDocument).get(id), plan: plans.of(id) }
}

const index = (
  { store, plans, openTasks, caseClock, search, quoteTotals, now }: Parts,
  { conveyance, plan }: CaseRecords,
) => {
  saveKeys(store, conveyance)
  savePeople(store, conveyance)
  plans.put(plan)
  openTasks.rewrite(conveyance, plan)
  rewriteApprovals(store, { conveyance, plan })
  caseClock.rewrite({ conveyance, plan }, now)
  search.put(entryOf(conveyance))
  if (conveyance.quote_case_id !== null) quoteTotals.refresh(conveyance.quote_case_id)
}

const record = (
  { store, by, now, origins, recordEvents }: Parts,
  { conveyance, events }: CaseChange,
) =>
  recordEvents(events, {
    clients: conveyance.clients.map((it) => it.contact_id),
    users: peopleOfConveyance(conveyance),
    agencies: conveyance.agency ? [conveyance.agency.agency.id] : [],
    correspondence: (event) => {
      if (!isNews({ store, now }, conveyance, event)) return null
      const agents = agentsOf(store, conveyance)
      const brokers = brokersOf(store, conveyance)
      const base = caseCorrespondence({ by, origins, agents, brokers }, conveyance)
      return withRuleText(base, event, (role) => peopleOfRole(store, conveyance, role))
    },
  })
