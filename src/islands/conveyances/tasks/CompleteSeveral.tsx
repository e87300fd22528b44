import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'

const SeveralTasks = lazy(() => import('./SeveralTasks.tsx'))

/** The button that opens the choice of tasks to complete together. */
export const CompleteSeveral = ({ caseFile }: { caseFile: CaseDetail }) => {
  const [isOpen, setOpen] = useState(false)
  const canChange = useCan('conveyance.update')
  const { conveyance } = caseFile
  const verdict = firstRefusal(
    mayActOnCase(useActingPerson(), conveyance),
    mayWorkOnCase(conveyance),
  )
  const close = () => setOpen(false)
  if (!canChange) return null
  return (
    <>
      <ActButton
        className="btn small quiet"
        why={reasonAgainst(verdict)}
        onPress={() => setOpen(true)}
      >
        Complete several
      </ActButton>
      <Dialog title="Complete several tasks" open={isOpen} onClose={close}>
        <Suspense fallback={<Skeleton rows={4} />}>
          {isOpen && <SeveralTasks caseFile={caseFile} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}
