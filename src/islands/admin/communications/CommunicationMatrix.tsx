import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $matrix } from '#stores/communication/matrix'

// The table of every event is what is heavy here; it comes while the matrix is requested.
const MatrixSheet = lazy(() =>
  import('./matrix/MatrixSheet.tsx').then((it) => ({ default: it.MatrixSheet })),
)

export default function CommunicationMatrix() {
  return (
    <Loaded
      from={useStore($matrix)}
      skeleton={<Skeleton rows={14} />}
      retry={() => $matrix.revalidate()}
    >
      {(view) => (
        <Suspense fallback={<Skeleton rows={14} />}>
          <MatrixSheet view={view} />
        </Suspense>
      )}
    </Loaded>
  )
}
