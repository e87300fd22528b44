import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'

const AgencyFile = lazy(() => import('./AgencyFile.tsx'))

export default function ImportAgencies() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Import Agencies</h1>
      </header>
      <div className="agency-file">
        <Suspense fallback={<Skeleton rows={6} />}>
          <AgencyFile />
        </Suspense>
      </div>
    </>
  )
}
