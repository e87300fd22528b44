import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { libraryActs } from '#domain/enquiry/library/acts'
import type { LibraryDetail } from '#domain/enquiry/library/library-enquiry'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb, $route } from '#stores/chrome/route'
import {
  $libraryEnquiry,
  archiveLibraryEnquiry,
  NEW_ENQUIRY,
  restoreLibraryEnquiry,
} from '#stores/enquiry/library'
import { EditLibraryEnquiry, NewLibraryEnquiry } from './LibraryForm.tsx'
import { LibraryUses } from './LibraryUses.tsx'

/** One enquiry of the library, or the form of a new one. */
export default function LibraryPage() {
  const { params } = useStore($route)
  return params['id'] === NEW_ENQUIRY ? <NewLibraryEnquiry /> : <Stored />
}

const Stored = () => (
  <Loaded
    from={useStore($libraryEnquiry)}
    skeleton={<Skeleton rows={10} />}
    retry={() => $libraryEnquiry.revalidate()}
  >
    {(enquiry) => <LoadedEnquiry key={enquiry.id} enquiry={enquiry} />}
  </Loaded>
)

const LoadedEnquiry = ({ enquiry }: { enquiry: LibraryDetail }) => {
  const { code, title } = enquiry.content
  useEffect(() => $crumb.set(code), [code])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{title}</h1>
        <span className="ref">{code}</span>
        {enquiry.is_archived && <Chip>Archived</Chip>}
        <span className="end">
          <ArchiveAct enquiry={enquiry} />
        </span>
      </header>
      <EditLibraryEnquiry enquiry={enquiry} />
      <LibraryUses enquiry={enquiry} />
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
