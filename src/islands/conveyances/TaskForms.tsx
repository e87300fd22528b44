import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { Dialog } from '#components/Dialog.tsx'
import { SchemaForm } from '#components/SchemaForm.tsx'
import { TaskSkip, TaskSnooze } from '#domain/conveyance-bodies'
import { type Plan, type Task, taskOf } from '#domain/plan'
import { $taskForm, skipTask, snoozeTask } from '#stores/conveyance'

const Skip = z.omit(TaskSkip, { version: true })
const Snooze = z.omit(TaskSnooze, { version: true })
const shut = () => $taskForm.set(null)

/** The forms that belong to one task. */
export const TaskForms = ({ plan }: { plan: Plan }) => {
  const open = useStore($taskForm)
  const task = open ? taskOf(plan, open.task) : undefined
  const title = open?.name === 'skip' ? 'Leave it out' : 'Do it later'
  return (
    <Dialog title={title} open={task !== undefined} onClose={shut}>
      {task && <p>{task.title}</p>}
      {task && (open?.name === 'skip' ? <SkipForm task={task} /> : <SnoozeForm task={task} />)}
    </Dialog>
  )
}

const why = { name: 'reason', label: 'Why', kind: 'lines', width: 'w6' } as const

const SkipForm = ({ task }: { task: Task }) => (
  <SchemaForm
    schema={Skip}
    submit="Leave it out"
    onCancel={shut}
    start={{ reason: '' }}
    fields={[why]}
    onSubmit={async ({ reason }) => {
      await skipTask(task.key, reason)
      shut()
    }}
  />
)

const SnoozeForm = ({ task }: { task: Task }) => (
  <SchemaForm
    schema={Snooze}
    submit="Do it later"
    onCancel={shut}
    start={{ due_on: task.due_on ?? '', reason: '' }}
    fields={[{ name: 'due_on', label: 'Due on', kind: 'date' }, why]}
    onSubmit={async (words) => {
      await snoozeTask(task.key, words)
      shut()
    }}
  />
)
