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

export default function ListViews(listViewsProps: ListViewsProps) {
  const [open, setOpen] = useState<'form' | 'list' | null>(null)
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
      {saved.some(listViewsProps.mayChange) && <ManageButton onPress={() => setOpen('list')} />}
      {open && <ViewDialog {...listViewsProps} open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const ManageButton = ({ onPress }: { onPress: () => void }) => (
  <button
    type="button"
    className="icon-btn"
    aria-label="Manage views"
    title="Manage views"
    onClick={onPress}
  >
    <Icon name="ellipsis" />
  </button>
)

type DialogProps = Pick<ListViewsProps, 'saved' | 'mayChange' | 'onSave' | 'acts'> & {
  open: 'form' | 'list'
  onClose: () => void
}

const ViewDialog = ({ open, onClose, saved, mayChange, onSave, acts }: DialogProps) => (
  <Suspense>
    {open === 'form' && onSave && <ViewForm onSave={onSave} onClose={onClose} />}
    {open === 'list' && <ViewList views={saved.filter(mayChange)} acts={acts} onClose={onClose} />}
  </Suspense>
)
