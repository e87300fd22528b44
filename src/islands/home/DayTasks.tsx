import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import type { DayTask } from '#domain/conveyance/my-day'
import { daysLate, shortDate, today } from '#lib/format'
import { href } from '#routes'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { completeDayTask } from '#stores/conveyance/my-day'
import { LineMenu, taskActs } from './acts/LineMenu.tsx'
import { Covered } from './Covered.tsx'

const icons: Readonly<Record<string, IconName>> = {
  call: 'phone',
  message: 'mail',
  document: 'file-text',
  form: 'file-pen-line',
  check: 'shield-check',
  payment: 'receipt-pound-sterling',
  external_order: 'search',
  approval: 'badge-check',
}

type Props = {
  title: string
  tasks: readonly DayTask[]
  note?: string | undefined
  empty?: string
}

export const DayTasks = ({ title, tasks, note, empty }: Props) => (
  <section className="sec">
    <header>
      <h2>{title}</h2>
      <span className={`count ${title === 'Late' ? 'bad' : ''}`}>{tasks.length}</span>
      {note && <span className="end num">{note}</span>}
    </header>
    {tasks.length > 0 ? (
      <ul className="tasks">
        {tasks.map((task) => (
          <Line key={`${task.conveyance_id}-${task.task}`} task={task} />
        ))}
      </ul>
    ) : (
      <p className="faint none">{empty}</p>
    )}
  </section>
)

const Line = ({ task }: { task: DayTask }) => {
  const [ticked, setTicked] = useState(false)
  const to = href('conveyances-id', { id: task.conveyance_id })
  const tick = async () => {
    setTicked(true)
    try {
      const undo = await completeDayTask(task)
      addToast({
        severity: 'success',
        summary: 'Task completed',
        detail: task.title,
        life: 10_000,
        action: { label: 'Undo', run: () => void undo().catch(showFailure) },
      })
    } catch (error) {
      setTicked(false)
      showFailure(error)
    }
  }
  return (
    <li>
      <input
        type="checkbox"
        className="box"
        aria-label={`Done: ${task.title}`}
        checked={ticked}
        onChange={() => void tick()}
      />
      <Icon name={icons[task.kind] ?? 'circle'} />
      <a className="t cut" href={`${to}#task-${task.task}`}>
        {task.title} <Covered name={task.covered} />
      </a>
      <a className="cs cut" href={to}>
        <span className="ref">{task.ref}</span>
        <span className="cut">{task.address}</span>
      </a>
      <span className={`w num ${task.days_late > 0 ? 'bad' : ''}`}>
        {whenOf(task)}
        <LineMenu line={task} acts={taskActs} />
      </span>
    </li>
  )
}

const whenOf = (task: DayTask) => {
  if (task.days_late > 0) return daysLate(task.days_late)
  return task.due_on && task.due_on !== today() ? shortDate(task.due_on) : ''
}

const showFailure = showRefusal('Couldn’t complete the task')
