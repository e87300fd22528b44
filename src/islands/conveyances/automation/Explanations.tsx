import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { $explained } from '#stores/conveyance/automation/explanations'

const Explanation = lazy(() => import('./Explanation.tsx'))

/** The dialog that says why a task or a stage of the case is as it is. */
export const Explanations = () => {
  const explained = useStore($explained)
  return (
    <Dialog
      title={`Why: ${explained?.title ?? ''}`}
      open={explained !== null}
      onClose={() => $explained.set(null)}
    >
      <Suspense fallback={<Skeleton rows={3} />}>
        {explained && <Explanation of={explained} />}
      </Suspense>
    </Dialog>
  )
}
