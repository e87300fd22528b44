import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'

// The table of every event with its texts is what is heavy here.
const TypeList = lazy(() => import('./TypeList.tsx').then((it) => ({ default: it.TypeList })))

export default function CommunicationTypes() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Communication Types</h1>
        <p className="mute">Every event that sends a message, and the text it sends.</p>
      </header>
      <Suspense fallback={<Skeleton rows={14} />}>
        <TypeList />
      </Suspense>
    </>
  )
}
