import type { ListEvents } from '#domain/list/events'
import { MAX_VIEWS, type SavedView, type SavedViewDetail } from '#domain/list/saved-view'
import type { NewView, ViewChange } from '#domain/list/saved-view-api'
import { hasPermission, lacksPermission } from '#domain/permissions'
import { invalid, notFound, Refusal } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { savedViewDocument } from './document.ts'
import type { SavedList } from './saved-list.ts'

type ViewContext = RequestContext & { readonly listNamed: (name: string) => SavedList }

const tableIn = ({ store }: RequestContext) => tableOf(store, savedViewDocument)

/** Returns a person's own views of a list, then shared ones, each with its count. */
export const viewsFor = (context: ViewContext, list: string): SavedViewDetail[] => {
  requireList(context, list)
  const { count } = context.listNamed(list)
  return inOrder(context, list).map((it) => ({ ...it, ...count(context, it.search) }))
}

const inOrder = (context: RequestContext, list: string): SavedView[] => {
  const ids = context.store.rows<{ id: string }>(
    `SELECT id FROM saved_views WHERE list = ? AND (owner_id = ? OR shared = 1)
     ORDER BY owner_id <> ?, position, id`,
    list,
    context.person.id,
    context.person.id,
  )
  const found = new Map(
    tableIn(context)
      .all(ids.map(({ id }) => id))
      .map((it) => [it.id, it]),
  )
  return ids.flatMap(({ id }) => found.get(id) ?? [])
}

export const addView = (
  context: ViewContext,
  { list, name, search, shared }: NewView,
): SavedView => {
  requireList(context, list)
  context.listNamed(list).requireSearch(search)
  const ownViews = inOrder(context, list).filter((it) => it.owner.id === context.person.id)
  if (ownViews.length >= MAX_VIEWS)
    throw invalid({
      name: [`You already have ${MAX_VIEWS} views of this list. Delete one first.`],
    })
  requireNewName(ownViews, name)
  const position = Math.max(0, ...ownViews.map((it) => it.position)) + 1
  const owner = { id: context.person.id, name: context.person.name }
  const view = { id: context.newId(), version: 1, list, name, search, shared, owner, position }
  recordChange(context, 'saved-view.created', view, ['name', 'search', 'shared'])
  return tableIn(context).insert(view)
}

export const changeView = (
  context: ViewContext,
  id: string,
  { version, first, ...given }: ViewChange,
) => {
  const view = viewToChange(context, id, version)
  if (given.search !== undefined) context.listNamed(view.list).requireSearch(given.search)
  const otherViews = inOrder(context, view.list).filter(
    (it) => it.owner.id === view.owner.id && it.id !== id,
  )
  if (given.name !== undefined) requireNewName(otherViews, given.name)
  const present = Object.entries(given).filter(([, value]) => value !== undefined)
  const position = first ? Math.min(1, ...otherViews.map((it) => it.position)) - 1 : view.position
  const next: SavedView = {
    ...view,
    ...Object.fromEntries(present),
    position,
    version: view.version + 1,
  }
  const changed = [...present.map(([name]) => name), ...(first ? ['position'] : [])]
  recordChange(context, 'saved-view.changed', next, changed)
  return tableIn(context).replace(next, view.version)
}

export const removeView = (context: ViewContext, id: string, version: number) => {
  const view = viewToChange(context, id, version)
  context.store.write('DELETE FROM saved_views WHERE id = ?', id)
  recordChange(context, 'saved-view.deleted', { ...view, version: view.version + 1 }, [])
}

const requireList = ({ person, listNamed }: ViewContext, list: string) => {
  const lackedPermission = listNamed(list).can.find((name) => lacksPermission(person, name))
  if (lackedPermission)
    throw new Refusal(
      403,
      'forbidden',
      'You do not have permission to see this list. Ask an administrator.',
    )
}

const requireNewName = (among: readonly SavedView[], name: string) => {
  if (among.some((it) => it.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: ['You already have a view with this name. Enter a different name.'] })
}

/** Returns a view to change; throws 404 for another person's private view. */
const viewToChange = (context: ViewContext, id: string, version: number): SavedView => {
  const { person, audit, listNamed } = context
  const view = tableIn(context).find(id)
  const isMine = view?.owner.id === person.id
  const canViewList =
    view !== null && listNamed(view.list).can.every((it) => hasPermission(person, it))
  if (!canViewList || !(isMine || view.shared)) throw notFound()
  if (!isMine && lacksPermission(person, 'roles.update'))
    throw new Refusal(403, 'forbidden', `Only ${view.owner.name} can change this view.`)
  requireFresh(version, view, () => lastChange(audit, person, 'saved-view', id))
  return view
}

const recordChange = (
  context: RequestContext,
  name: Extract<keyof ListEvents, `saved-view.${string}`>,
  { id, version, ...view }: SavedView,
  changed: readonly string[],
) => context.recordEvents([{ name, subject: 'saved-view', id, version, changed, detail: view }])
