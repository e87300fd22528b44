import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { NoProviderNotice } from '#islands/chrome/NoProviderNotice.tsx'
import { href } from '#routes'

const PeopleFile = lazy(() => import('./PeopleFile.tsx'))

/** Invites one person by the form of users, or many by a file. */
export default function PeopleStep() {
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <p>Everybody gets a link by email to choose a password. The link works for 7 days.</p>
      <NoProviderNotice />
      <p className="row">
        <a className="btn main" href={href('admin-users-create', {})}>
          Invite somebody
        </a>
        <button
          type="button"
          className="btn"
          aria-expanded={isImporting}
          onClick={() => setImporting(!isImporting)}
        >
          Invite from a file
        </button>
      </p>
      {isImporting && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <PeopleFile />
        </Suspense>
      )}
    </>
  )
}
