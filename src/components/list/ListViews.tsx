import { lazy, Suspense, useState } from 'react'
import type { SavedViewDetail } from '#domain/list/saved-view'
import { Icon } from '../Icon.tsx'
import { Tabs } from '../Tabs.tsx'
import { type BuiltView, builtTabs, type ListLocation, savedTabs, viewAt } from './list-views.ts'
import type { ViewActs } from './ViewList.tsx'

const ViewForm = lazy(() => import('./ViewForm.tsx'))
const ViewList = lazy(() => import('./ViewList.tsx'))

export type ListViewsProps = {
  place: ListLocation
  built: readonly BuiltView[]
  counts: Readonly<Record<string, number>> | undefined
  saved: readonly SavedViewDetail[]
  /** Whether the user may rename, share or delete a view. */
  mayChange: (view: SavedViewDetail) => boolean
  follow: (href: string) => void
  /** Absent for read-only users. */
  onSave?: ((name: string, shared: boolean) => Promise<unknown>) | undefined
  acts: ViewActs
}

/** The views of a list as tabs: the built-in ones and the saved ones. */
export default function ListViews(listViewsProps: ListViewsProps) {
  const [open, setOpen] = useState<'form' | 'list' | null>(null)
  const close = () => setOpen(null)
  const { saved, place } = listViewsProps
  return (
    <>
      <Tabs
        label="Views"
        follow={listViewsProps.follow}
        at={viewAt(saved, place)}
        tabs={[
          ...builtTabs(listViewsProps.built, place, listViewsProps.counts),
          ...savedTabs(saved, place),
        ]}
      />
      {listViewsProps.onSave && (
        <button type="button" className="btn quiet" onClick={() => setOpen('form')}>
          <Icon name="plus" /> Save view
        </button>
      )}
      {saved.some(listViewsProps.mayChange) && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Manage views"
          title="Manage views"
          onClick={() => setOpen('list')}
        >
          <Icon name="ellipsis" />
        </button>
      )}
      <Suspense>
        {open === 'form' && listViewsProps.onSave && (
          <ViewForm onSave={listViewsProps.onSave} onClose={close} />
        )}
        {open === 'list' && (
          <ViewList
            views={saved.filter(listViewsProps.mayChange)}
            acts={listViewsProps.acts}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
