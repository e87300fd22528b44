import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { TaskSnooze } from '#domain/conveyance/bodies'
import { ChaseInput, chaseFields } from '#islands/conveyances/acts/chase-fields.ts'
import { addToast } from '#stores/chrome/toasts'
import { assignDayTask, chaseDayLine, snoozeDayTask } from '#stores/conveyance/day/acts'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'
import { type DayAct, type DayLine, dayActTitles } from './day-act.ts'

type FormProps = { line: DayLine; onDone: () => void }

/** An act on a line of the day that asks for something first. */
export default function DayActDialog({ act, ...it }: FormProps & { act: DayAct }) {
  const Form = forms[act]
  return (
    <Dialog title={dayActTitles[act]} open onClose={it.onDone}>
      <p>{it.line.title}</p>
      <Form {...it} />
    </Dialog>
  )
}

const done = (summary: string, { line, onDone }: FormProps) => {
  addToast({ severity: 'success', summary, detail: line.title })
  onDone()
}

const SnoozeForm = ({ line, onDone }: FormProps) => (
  <SchemaForm
    schema={z.omit(TaskSnooze, { version: true })}
    submit="Snooze"
    onCancel={onDone}
    start={{ due_on: line.due_on ?? '', reason: '' }}
    fields={[
      { name: 'due_on', label: 'Due on', kind: 'date', quick: ['tomorrow', 2, 5], isWorking: true },
      { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
    ]}
    onSubmit={async (change, key) => {
      await snoozeDayTask(line, change, key)
      done('Task snoozed', { line, onDone })
    }}
  />
)

const ChaseForm = ({ line, onDone }: FormProps) => (
  <SchemaForm
    schema={ChaseInput}
    submit="Record chase"
    onCancel={onDone}
    start={{ how: 'call', note: '' }}
    fields={chaseFields}
    onSubmit={async (change, key) => {
      await chaseDayLine(line, change, key)
      done('Chase recorded', { line, onDone })
    }}
  />
)

const Assignment = z.object({ user: z.string().check(z.minLength(1, 'Choose who does the task.')) })

const AssignForm = ({ line, onDone }: FormProps) => {
  const [people, setPeople] = useState<readonly ListChoice[] | null>(null)
  useEffect(() => {
    // The store has shown the error; the list stays empty.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  if (people === null) return <Skeleton rows={2} />
  const named = (id: string) => ({ id, name: people.find((it) => it.value === id)?.name ?? '' })
  return (
    <SchemaForm
      schema={Assignment}
      submit="Assign"
      onCancel={onDone}
      start={{ user: '' }}
      fields={[
        {
          name: 'user',
          label: 'Assigned to',
          kind: 'select',
          width: 'w6',
          options: [{ value: '', label: 'Choose' }, ...people],
        },
      ]}
      onSubmit={async ({ user }, key) => {
        await assignDayTask(line, { user: named(user) }, key)
        done('Task assigned', { line, onDone })
      }}
    />
  )
}

const forms = { snooze: SnoozeForm, assign: AssignForm, chase: ChaseForm }
