import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import { Progress } from '#components/Progress.tsx'
import { TaskCreation } from '#domain/conveyance/bodies'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { newTaskFields } from '#islands/conveyances/tasks/new-task-fields.ts'
import { today } from '#lib/format'
import { addTaskToCases } from '#stores/conveyance/bulk-tasks'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'

const Body = z.extend(z.omit(TaskCreation, { version: true }), {
  user: z._default(z.string(), ''),
})

/** Adds the same task to every selected case, one after the other. */
export default function BulkTaskForm(form: BulkFormProps<ConveyanceRow>) {
  const [people, setPeople] = useState<readonly ListChoice[] | null>(null)
  useEffect(() => {
    // The store has shown the error; the tasks can still be one's own.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  return people === null ? <Skeleton rows={3} /> : <TaskFields {...form} people={people} />
}

type FieldsProps = BulkFormProps<ConveyanceRow> & { people: readonly ListChoice[] }

const TaskFields = ({ rows, people, onCancel, onDone }: FieldsProps) => {
  const me = useActingPerson().id
  const keys = useRef(new Map(rows.map(({ id }) => [id, crypto.randomUUID()])))
  const [done, setDone] = useState<number | null>(null)
  const named = (id: string) => ({ id, name: people.find((it) => it.value === id)?.name ?? '' })
  const keyOf = (id: string) => keys.current.get(id) ?? crypto.randomUUID()
  return (
    <>
      <SchemaForm
        schema={Body}
        submit="Add task"
        onCancel={onCancel}
        start={{ title: '', due_on: today(), user: '' }}
        fields={newTaskFields(people.filter((it) => it.value !== me))}
        onSubmit={async ({ user, ...task }) => {
          const added = { ...task, user: user === '' ? null : named(user) }
          onDone(
            await addTaskToCases(rows, added, { keyOf, onProgress: setDone }),
            'given the task',
          )
        }}
      />
      {done !== null && (
        <Progress
          label="Adding the task"
          value={done}
          of={rows.length}
          words={`${done} of ${rows.length}`}
        />
      )}
    </>
  )
}
