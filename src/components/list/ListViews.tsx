import { lazy, Suspense, useState } from 'react'
import type { ShownView } from '#domain/list/saved-view'
import { Icon } from '../Icon.tsx'
import { Tabs } from '../Tabs.tsx'
import { type BuiltView, builtTabs, type ListPlace, savedTabs, viewAt } from './list-views.ts'
import type { ViewActs } from './ViewList.tsx'

const ViewForm = lazy(() => import('./ViewForm.tsx'))
const ViewList = lazy(() => import('./ViewList.tsx'))

export type ListViewsProps = {
  place: ListPlace
  built: readonly BuiltView[]
  counts: Readonly<Record<string, number>> | undefined
  saved: readonly ShownView[]
  /** Whether somebody may rename, share or delete a view. */
  mayChange: (view: ShownView) => boolean
  follow: (href: string) => void
  /** Absent for those who change nothing. */
  onSave?: ((name: string, shared: boolean) => Promise<unknown>) | undefined
  acts: ViewActs
}

/** The questions that are asked every day: the page's own, and those that people keep. */
export default function ListViews(it: ListViewsProps) {
  const [open, setOpen] = useState<'form' | 'list' | null>(null)
  const close = () => setOpen(null)
  const { saved, place } = it
  return (
    <>
      <Tabs
        label="Views"
        follow={it.follow}
        at={viewAt(saved, place)}
        tabs={[...builtTabs(it.built, place, it.counts), ...savedTabs(saved, place)]}
      />
      {it.onSave && (
        <button type="button" className="btn quiet" onClick={() => setOpen('form')}>
          <Icon name="plus" /> Save view
        </button>
      )}
      {saved.some(it.mayChange) && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Change views"
          title="Change views"
          onClick={() => setOpen('list')}
        >
          <Icon name="ellipsis" />
        </button>
      )}
      <Suspense>
        {open === 'form' && it.onSave && <ViewForm onSave={it.onSave} onClose={close} />}
        {open === 'list' && (
          <ViewList views={saved.filter(it.mayChange)} acts={it.acts} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
