import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { TaskCompletion, TaskSkip, TaskSnooze } from '#domain/conveyance/bodies'
import type { Task } from '#domain/conveyance/plan/plan'
import { completeTask, skipTask, snoozeTask } from '#stores/conveyance/conveyance'

const Skip = z.omit(TaskSkip, { version: true })
const Snooze = z.omit(TaskSnooze, { version: true })
const Note = z.omit(TaskCompletion, { version: true })

type TaskFormProps = { task: Task; onDone: () => void }

const why = { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' } as const

const SkipForm = ({ task, onDone }: TaskFormProps) => (
  <SchemaForm
    schema={Skip}
    submit="Mark as not applicable"
    of={task.key}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[why]}
    onSubmit={async ({ reason }) => {
      await skipTask(task.key, reason)
      onDone()
    }}
  />
)

const SnoozeForm = ({ task, onDone }: TaskFormProps) => (
  <SchemaForm
    schema={Snooze}
    submit="Snooze"
    of={task.key}
    onCancel={onDone}
    start={{ due_on: task.due_on ?? '', reason: '' }}
    fields={[
      { name: 'due_on', label: 'Due on', kind: 'date', quick: ['tomorrow', 2, 5], isWorking: true },
      why,
    ]}
    onSubmit={async (body) => {
      await snoozeTask(task.key, body)
      onDone()
    }}
  />
)

const NoteForm = ({ task, onDone }: TaskFormProps) => (
  <SchemaForm
    schema={Note}
    submit="Complete"
    of={task.key}
    onCancel={onDone}
    start={{ note: '' }}
    fields={[{ name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 2000 }]}
    onSubmit={async ({ note }) => {
      await completeTask(task.key, note)
      onDone()
    }}
  />
)

const forms = { skip: SkipForm, snooze: SnoozeForm, note: NoteForm }

export default function TaskForm({ name, ...it }: TaskFormProps & { name: keyof typeof forms }) {
  const Form = forms[name]
  return <Form {...it} />
}
