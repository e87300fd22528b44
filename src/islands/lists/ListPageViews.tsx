import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import ListViews from '#components/list/ListViews.tsx'
import { canonicalQuery } from '#components/list/list-search.ts'
import type { ViewActs } from '#components/list/ViewList.tsx'
import type { SavedViewDetail } from '#domain/list/saved-view'
import { $route, setSearch } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { changeView, removeView, savedViewsOf, saveView } from '#stores/list/saved-views'
import { $permissions } from '#stores/user/permissions'
import { $session } from '#stores/user/session'
import type { ListContext } from './list-page.ts'
import { type ListFigures, locationOf, useParts } from './list-parts.ts'

const $unknown = atom<ListFigures | undefined>()

export default function ListPageViews({ list, ...it }: ListContext<unknown> & { list: string }) {
  const parts = useParts(it.parts)
  const figures = useStore(parts.figures ?? $unknown)
  const counts = parts.countsViews && (figures?.views ?? {})
  const saved = useStore(savedViewsOf(list)).data?.rows ?? []
  const me = useStore($session)?.user
  const isInCharge = useStore($permissions).includes('roles.update')
  const listLocation = locationOf(useStore($route), parts)
  const query = canonicalQuery(listLocation.search, listLocation.names)
  return (
    <ListViews
      place={listLocation}
      built={parts.views ?? []}
      counts={counts}
      saved={saved}
      mayChange={(view) => view.owner.id === me?.id || isInCharge}
      follow={(to) => setSearch(new URL(to, location.href).search)}
      onSave={me?.read_only ? undefined : (name, shared) => saveView(list, name, query, shared)}
      acts={actsOn(query)}
    />
  )
}

const actsOn = (query: string): ViewActs => ({
  rename: (view, name) => changeView(view, { name }, { isQuiet: true }),
  share: (view, shared) => changeView(view, { shared }),
  update: (view) => changeView(view, { search: query }),
  putFirst: (view) => changeView(view, { first: true }),
  remove: async (view) => {
    await removeView(view)
    addToast({
      severity: 'success',
      summary: `${view.name} deleted`,
      life: 10_000,
      action: { label: 'Undo', run: () => void restore(view) },
    })
  },
})

const restore = ({ list, name, search, shared }: SavedViewDetail) =>
  // A view of the same name may have been saved meanwhile.
  saveView(list, name, search, shared).catch((error: Error) =>
    addToast({ severity: 'warn', summary: error.message }),
  )
