import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { taskActs } from '#domain/conveyance/plan/task-acts'
import type { RefusedTask } from '#domain/conveyance/task/completing'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { completeTasks } from '#stores/conveyance/task-arranging'

const Body = z.object({ tasks: z.array(z.string()).check(z.minLength(1, 'Select a task.')) })

type Props = { caseFile: CaseDetail; onDone: () => void }

/** Completes several open tasks; those that need a form of their own are named with the reason. */
export default function SeveralTasks({ caseFile, onDone }: Props) {
  const person = useActingPerson()
  const [refused, setRefused] = useState<readonly RefusedTask[]>([])
  const open = tasksOf(caseFile.plan).filter(isLive)
  const whyNot = (task: Task) => reasonAgainst(taskActs(caseFile, task, person).complete)
  const ready = open.filter((task) => whyNot(task) === undefined)
  const others = open.filter((task) => whyNot(task) !== undefined)
  const complete = async (tasks: string[], key: string) => {
    const outcome = await completeTasks(tasks, key)
    const summary = `${pluralise(outcome.done.length, 'task')} completed`
    if (outcome.done.length > 0) addToast({ severity: 'success', summary, life: 4000 })
    setRefused(outcome.refused)
    if (outcome.refused.length === 0) onDone()
  }
  return (
    <>
      <Named title="These tasks were not completed" tasks={refused} />
      {ready.length > 0 ? (
        <Choice id={caseFile.conveyance.id} tasks={ready} onCancel={onDone} onSubmit={complete} />
      ) : (
        <p>No open task can be completed by a tick.</p>
      )}
      <Named
        title="Completed one by one"
        tasks={others.map((it) => ({ id: it.key, name: it.title, why: whyNot(it) ?? '' }))}
      />
    </>
  )
}

type ChoiceProps = {
  id: string
  tasks: readonly Task[]
  onCancel: () => void
  onSubmit: (tasks: string[], key: string) => Promise<void>
}

const Choice = ({ id, tasks, onCancel, onSubmit }: ChoiceProps) => (
  <SchemaForm
    schema={Body}
    submit="Complete selected"
    of={id}
    onCancel={onCancel}
    start={{ tasks: [] }}
    fields={[
      {
        name: 'tasks',
        label: 'Open tasks',
        kind: 'checks',
        width: 'w6',
        options: tasks.map(({ key, title }) => ({ value: key, label: title })),
      },
    ]}
    onSubmit={(body, key) => onSubmit(body.tasks, key)}
  />
)

const Named = ({ title, tasks }: { title: string; tasks: readonly RefusedTask[] }) =>
  tasks.length === 0 ? null : (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className="refused-tasks">
        {tasks.map(({ id, name, why }) => (
          <li key={id}>
            <b>{name}</b> <span className="mute">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
