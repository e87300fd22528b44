import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { type Task, taskOf } from '#domain/conveyance/plan/plan'
import { $taskForm, type TaskFormName } from '#stores/conveyance/conveyance'

const TaskForm = lazy(() => import('./TaskForm.tsx'))
const TaskNoteForm = lazy(() => import('./TaskNoteForm.tsx'))
const TaskAssignForm = lazy(() => import('./TaskAssignForm.tsx'))
const ChaseForm = lazy(() =>
  import('#islands/conveyances/acts/ChaseForm.tsx').then((it) => ({ default: it.ChaseForm })),
)
const EvidenceForm = lazy(() => import('#islands/conveyances/evidence/EvidenceForm.tsx'))
const ApprovalForm = lazy(() => import('#islands/conveyances/evidence/ApprovalForm.tsx'))
const close = () => $taskForm.set(null)

const titles: Readonly<Record<TaskFormName, string>> = {
  skip: 'Not applicable',
  snooze: 'Snooze task',
  assign: 'Assign task',
  chase: 'Chase',
  note: 'Complete with a note',
  remark: 'Note on a task',
  evidence: 'Record what was seen',
  approval: 'Approve',
}

/** The dialog of one task: its acts that ask for something first. */
export const TaskForms = ({ caseFile }: { caseFile: CaseDetail }) => {
  const open = useStore($taskForm)
  const task = open ? taskOf(caseFile.plan, open.task) : undefined
  return (
    <Dialog title={titles[open?.name ?? 'skip']} open={task !== undefined} onClose={close}>
      {task && <p>{task.title}</p>}
      <Suspense fallback={<Skeleton rows={3} />}>
        {task && open && <OpenForm caseFile={caseFile} name={open.name} task={task} />}
      </Suspense>
    </Dialog>
  )
}

type OpenFormProps = { caseFile: CaseDetail; name: TaskFormName; task: Task }

const OpenForm = ({ caseFile, name, task }: OpenFormProps) => {
  if (name === 'evidence')
    return <EvidenceForm conveyance={caseFile.conveyance} task={task} onDone={close} />
  if (name === 'approval') return <ApprovalForm caseFile={caseFile} task={task} onDone={close} />
  if (name === 'remark')
    return <TaskNoteForm task={task} version={caseFile.conveyance.version} onDone={close} />
  if (name === 'assign') return <TaskAssignForm task={task} onDone={close} />
  if (name === 'chase') return <ChaseForm caseFile={caseFile} task={task} onDone={close} />
  return <TaskForm name={name} task={task} onDone={close} />
}
