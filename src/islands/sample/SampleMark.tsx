import { lazy, Suspense } from 'react'
import { whenShown } from '#stores/chrome/when-shown'
import { $session } from '#stores/user/session'

// Loaded after the rows, and only in a firm that has sample data.
const SampleChip = lazy(() => whenShown().then(() => import('./SampleChip.tsx')))

/** Marks a record of the sample data, in a list or beside its name. */
export const SampleMark = ({ id }: { id: string | null | undefined }) =>
  id && $session.get()?.user.has_sample_data ? (
    <Suspense>
      <SampleChip id={id} />
    </Suspense>
  ) : null
