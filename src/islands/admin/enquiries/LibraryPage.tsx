import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { libraryActs } from '#domain/enquiry/library/acts'
import type { LibraryDetail } from '#domain/enquiry/library/library-enquiry'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import {
  $libraryEnquiry,
  archiveLibraryEnquiry,
  restoreLibraryEnquiry,
} from '#stores/enquiry/library'
import { EditLibraryEnquiry } from './LibraryForm.tsx'
import { LibraryUses } from './LibraryUses.tsx'

const MergeLibraryEnquiry = lazy(() => import('./MergeLibraryEnquiry.tsx'))

/** One enquiry of the library. */
export default function LibraryPage() {
  return (
    <Loaded
      from={useStore($libraryEnquiry)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $libraryEnquiry.revalidate()}
    >
      {(enquiry) => <LoadedEnquiry key={enquiry.id} enquiry={enquiry} />}
    </Loaded>
  )
}

const LoadedEnquiry = ({ enquiry }: { enquiry: LibraryDetail }) => {
  const { code, title } = enquiry.content
  useEffect(() => $crumb.set(code), [code])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{title}</h1>
        <span className="ref">{code}</span>
        <Standing enquiry={enquiry} />
        <span className="end row">
          <MergeAct enquiry={enquiry} />
          <ArchiveAct enquiry={enquiry} />
        </span>
      </header>
      <EditLibraryEnquiry enquiry={enquiry} />
      <LibraryUses enquiry={enquiry} />
    </>
  )
}

const Standing = ({ enquiry }: { enquiry: LibraryDetail }) => {
  if (!enquiry.is_archived) return null
  if (enquiry.merged_into === null) return <Chip>Archived</Chip>
  return (
    <a className="link" href={href('admin-additional-enquiries-id', { id: enquiry.merged_into })}>
      Merged into another enquiry
    </a>
  )
}

const MergeAct = ({ enquiry }: { enquiry: LibraryDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const { merge } = libraryActs(enquiry, useActingPerson())
  if (enquiry.is_archived) return null
  return (
    <>
      <ActButton why={reasonAgainst(merge)} onPress={() => setOpen(true)}>
        Merge
      </ActButton>
      <Dialog title={`Merge ${enquiry.content.code}`} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <MergeLibraryEnquiry enquiry={enquiry} onDone={() => setOpen(false)} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

const ArchiveAct = ({ enquiry }: { enquiry: LibraryDetail }) => {
  const acts = libraryActs(enquiry, useActingPerson())
  return enquiry.is_archived ? (
    <ActButton
      why={reasonAgainst(acts.restore)}
      onPress={() => void runAct(() => restoreLibraryEnquiry(enquiry), 'Restored')}
    >
      Restore
    </ActButton>
  ) : (
    <ActButton
      why={reasonAgainst(acts.archive)}
      onPress={() => void runAct(() => archiveLibraryEnquiry(enquiry), 'Archived')}
    >
      Archive
    </ActButton>
  )
}
