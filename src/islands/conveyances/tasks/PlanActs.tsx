import { type ComponentType, lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { firstRefusal, reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { mayWorkOnCase } from '#domain/conveyance/plan/task-acts'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'

const NewTask = lazy(() => import('./NewTask.tsx'))
const SeveralTasks = lazy(() => import('./SeveralTasks.tsx'))

type FormProps = { caseFile: CaseDetail; onDone: () => void }

/** The buttons for the tasks of a case as a whole. */
export const PlanActs = ({ caseFile }: { caseFile: CaseDetail }) => {
  const canChange = useCan('conveyance.update')
  const { conveyance } = caseFile
  const verdict = firstRefusal(
    mayActOnCase(useActingPerson(), conveyance),
    mayWorkOnCase(conveyance),
  )
  if (!canChange) return null
  const shared = { caseFile, why: reasonAgainst(verdict) }
  return (
    <>
      <PlanAct {...shared} label="Add a task" title="Add a task" Form={NewTask} />
      <PlanAct
        {...shared}
        label="Complete several"
        title="Complete several tasks"
        Form={SeveralTasks}
      />
    </>
  )
}

type PlanActProps = {
  caseFile: CaseDetail
  why: string | undefined
  label: string
  title: string
  Form: ComponentType<FormProps>
}

const PlanAct = ({ caseFile, why, label, title, Form }: PlanActProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ActButton className="btn small quiet" why={why} onPress={() => setOpen(true)}>
        {label}
      </ActButton>
      <Dialog title={title} open={isOpen} onClose={close}>
        <Suspense fallback={<Skeleton rows={4} />}>
          {isOpen && <Form caseFile={caseFile} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}
