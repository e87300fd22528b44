import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { type Plan, taskOf } from '#domain/conveyance/plan/plan'
import { $taskForm } from '#stores/conveyance/conveyance'

const TaskForm = lazy(() => import('./TaskForm.tsx'))
const close = () => $taskForm.set(null)

export const TaskForms = ({ plan }: { plan: Plan }) => {
  const open = useStore($taskForm)
  const task = open ? taskOf(plan, open.task) : undefined
  const title = open?.name === 'skip' ? 'Not applicable' : 'Snooze task'
  return (
    <Dialog title={title} open={task !== undefined} onClose={close}>
      {task && <p>{task.title}</p>}
      <Suspense fallback={<Skeleton rows={3} />}>
        {task && open && <TaskForm name={open.name} task={task} onDone={close} />}
      </Suspense>
    </Dialog>
  )
}
