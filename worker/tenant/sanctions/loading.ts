import { notFound, stale, wrongState } from '#domain/refusal'
import type { ListStart } from '#domain/sanctions/bodies'
import type { SanctionsEntry, SanctionsList } from '#domain/sanctions/list'
import { assertLoadable, assertWhole } from '#domain/sanctions/loading'
import type { SanctionsLists } from '#domain/sanctions/view'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { sanctionsLimitSetting, sanctionsListDocument } from './document.ts'
import { wakeScreening } from './job.ts'
import {
  countEntries,
  dropEntries,
  limitOf,
  listInForce,
  listsOf,
  saveEntries,
  stateOf,
} from './stored.ts'

/** How many versions of before are shown. */
const MOST_SHOWN = 20

export const sanctionsLists = ({ store, today }: RequestContext): SanctionsLists => ({
  ...limitOf(store),
  state: stateOf(store, listInForce(store), today),
  lists: listsOf(store)
    .filter(({ state }) => state !== 'loading')
    .slice(0, MOST_SHOWN),
})

const tableIn = ({ store }: Pick<RequestContext, 'store'>) => tableOf(store, sanctionsListDocument)

/** Begins to load a list; one that was never finished is forgotten. Throws 422 for one that is older or far smaller. */
export const startList = (context: RequestContext, start: ListStart): SanctionsList => {
  assertLoadable(start, listInForce(context.store))
  for (const { id, state } of listsOf(context.store))
    if (state === 'loading') dropEntries(context.store, id)
  return tableIn(context).insert({
    ...start,
    id: context.newId(),
    version: 1,
    state: 'loading',
    by: { id: context.by.id, name: context.by.name },
    at: context.now,
  })
}

const loadingList = (context: RequestContext, id: string): SanctionsList => {
  const list = tableIn(context).find(id)
  if (list === null) throw notFound()
  if (list.state !== 'loading')
    throw wrongState('sanctions-list.loaded', 'This list has been loaded. Choose the file again.')
  return list
}

/** Stores some entries of a list; the same ones may come twice. */
export const addPart = (
  context: RequestContext,
  id: string,
  entries: readonly SanctionsEntry[],
): SanctionsList => {
  const list = loadingList(context, id)
  saveEntries(context.store, id, entries)
  return list
}

const replaceLast = (context: RequestContext) => {
  const before = listInForce(context.store)
  if (before === null) return
  const { id, version } = before
  tableIn(context).replace({ ...before, version: version + 1, state: 'replaced' }, version)
  dropEntries(context.store, id)
}

/** Puts a list in force in the place of the one before; every open case is compared with it anew. */
export const activateList = (
  context: RequestContext,
  id: string,
  version: number,
): SanctionsLists => {
  const list = loadingList(context, id)
  if (version !== list.version) throw stale(sanctionsLists(context), null)
  assertLoadable(list, listInForce(context.store))
  assertWhole(list, countEntries(context.store, id))
  replaceLast(context)
  const next = version + 1
  tableIn(context).replace({ ...list, version: next, state: 'in_force', at: context.now }, version)
  wakeScreening(context)
  const { name, reported_on, rows, entries, sha256 } = list
  context.recordEvents([
    {
      name: 'sanctions-list.loaded',
      subject: 'firm',
      id: 'sanctions-list',
      version: next,
      changed: ['sanctions_list'],
      detail: { name, reported_on, rows, entries, sha256 },
    },
  ])
  return sanctionsLists(context)
}

export const setLimit = (
  context: RequestContext,
  { version, limit }: { readonly version: number; readonly limit: number },
): SanctionsLists => {
  if (version !== limitOf(context.store).version) throw stale(sanctionsLists(context), null)
  context.settings.put(sanctionsLimitSetting, { version: version + 1, limit })
  context.recordEvents([
    {
      name: 'sanctions-list.limit-changed',
      subject: 'firm',
      id: 'sanctions-list',
      version: version + 1,
      changed: ['sanctions_limit'],
      detail: { limit },
    },
  ])
  return sanctionsLists(context)
}
