import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { classificationActs } from '#domain/enquiry/classification/acts'
import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { useActingPerson } from '#islands/chrome/use-can.ts'

const MergeClassification = lazy(() => import('./MergeClassification.tsx'))
const MoveClassified = lazy(() => import('./MoveClassified.tsx'))

type Props = { classification: ClassificationDetail }

/** Gives what has a classification to another one, all of it or some. */
export const MoveActs = ({ classification }: Props) => {
  const [open, setOpen] = useState<'merge' | 'move' | null>(null)
  const acts = classificationActs(classification, useActingPerson())
  const close = () => setOpen(null)
  if (!classification.is_active) return null
  return (
    <>
      <ActButton why={reasonAgainst(acts.move)} onPress={() => setOpen('move')}>
        Move enquiries
      </ActButton>
      <ActButton why={reasonAgainst(acts.merge)} onPress={() => setOpen('merge')}>
        Merge
      </ActButton>
      <Dialog
        title={
          open === 'move' ? `Move from ${classification.code}` : `Merge ${classification.code}`
        }
        open={open !== null}
        onClose={close}
      >
        <Suspense fallback={<Skeleton rows={3} />}>
          {open === 'merge' && (
            <MergeClassification classification={classification} onDone={close} />
          )}
          {open === 'move' && <MoveClassified classification={classification} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}
