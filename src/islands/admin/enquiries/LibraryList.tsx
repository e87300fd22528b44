import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { runAct } from '#islands/admin/run-act.ts'
import { useCan } from '#islands/chrome/use-can.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { $libraryRows, loadStarters, refreshLibrary } from '#stores/enquiry/library'
import { LibraryActs } from './LibraryActs.tsx'
import { LibraryCard, libraryColumns } from './library-columns.tsx'

const NewLibraryEnquiry = lazy(() =>
  import('./LibraryForm.tsx').then((it) => ({ default: it.NewLibraryEnquiry })),
)
const LibraryFile = lazy(() => import('./library-file/LibraryFile.tsx'))
const LiveQueue = lazy(() => import('./queue/LiveQueue.tsx'))
const EnquiryFigures = lazy(() => import('./figures/EnquiryFigures.tsx'))
const page = href('admin-additional-enquiries', {})
const tabs = [
  { key: 'library', label: 'Library', href: page },
  { key: 'live', label: 'Live queue', href: `${page}?tab=live` },
  { key: 'statistics', label: 'Statistics', href: `${page}?tab=statistics` },
]
const parts = () => import('./library-list.ts')
const hrefOf = (id: string) => href('admin-additional-enquiries-id', { id })

/** The firm’s library of enquiries, from which cases raise theirs. */
export default function LibraryList() {
  const { search } = useStore($route)
  const asked = new URLSearchParams(search).get('tab')
  const at = tabs.find(({ key }) => key === asked)?.key ?? 'library'
  const [open, setOpen] = useState<'new' | 'import' | null>(null)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage Additional Enquiries</h1>
        {at === 'library' && (
          <LibraryActs onNew={() => setOpen('new')} onImport={() => setOpen('import')} />
        )}
      </header>
      <Tabs
        tabs={tabs}
        at={at}
        label="Enquiries"
        follow={(to) => setSearch(new URL(to, location.href).search, { isStep: true })}
      />
      <Suspense fallback={<Skeleton rows={8} />}>
        {at === 'library' && <Library />}
        {at === 'live' && <LiveQueue />}
        {at === 'statistics' && <EnquiryFigures />}
      </Suspense>
      <NewDialog isOpen={open === 'new'} onDone={() => setOpen(null)} />
      <ImportDialog isOpen={open === 'import'} onDone={() => setOpen(null)} />
    </>
  )
}

const NewDialog = ({ isOpen, onDone }: { isOpen: boolean; onDone: () => void }) => (
  <Dialog title="New library enquiry" open={isOpen} onClose={onDone} wide>
    {isOpen && (
      <Suspense fallback={<Skeleton rows={8} />}>
        <NewLibraryEnquiry onDone={onDone} />
      </Suspense>
    )}
  </Dialog>
)

const ImportDialog = ({ isOpen, onDone }: { isOpen: boolean; onDone: () => void }) => (
  <Dialog title="Import enquiries" open={isOpen} onClose={onDone} wide>
    {isOpen && (
      <Suspense fallback={<Skeleton rows={4} />}>
        <LibraryFile onDone={onDone} />
      </Suspense>
    )}
  </Dialog>
)

const Library = () => (
  <ListPage
    label="Library of enquiries"
    noun="enquiry"
    from={useStore($libraryRows)}
    retry={refreshLibrary}
    columns={libraryColumns}
    keyOf={(it) => it.id}
    hrefOf={(it) => hrefOf(it.id)}
    card={(it) => <LibraryCard enquiry={it} />}
    parts={parts}
    nothing={<NoLibrary />}
  />
)

const NoLibrary = () => {
  const [isBusy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    await runAct(loadStarters, 'Starter set loaded')
    setBusy(false)
  }
  return (
    <Empty title="No enquiries yet">
      <p>
        Start with a set of 155 common enquiries, in wording of its own. You can change, archive and
        add to it. Nothing is sent until somebody raises it on a case.
      </p>
      {useCan('additional-enquiries.create') && (
        <ActButton className="btn main" isBusy={isBusy} onPress={() => void load()}>
          Load the starter set
        </ActButton>
      )}
    </Empty>
  )
}
