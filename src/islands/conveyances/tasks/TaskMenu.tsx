import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, reasonAgainst, type Verdict } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import type { Task } from '#domain/conveyance/plan/plan'
import type { TaskAct } from '#domain/conveyance/plan/task-acts'
import { isOwnTask, ownTaskActs, type TaskDirection } from '#domain/conveyance/task/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { showRefusal } from '#stores/chrome/show-refusal'
import { $explained } from '#stores/conveyance/automation/explanations'
import {
  $taskForm,
  receiveTask,
  reopenTask,
  requestTask,
  type TaskFormName,
} from '#stores/conveyance/conveyance'
import { moveTask } from '#stores/conveyance/task-arranging'

type TaskMenuProps = { caseFile: CaseDetail; task: Task; acts: Acts<TaskAct> }

export const TaskMenu = ({ caseFile, task, acts }: TaskMenuProps) => {
  const own = ownTaskActs(caseFile, task, useActingPerson())
  return (
    <LazyMenu
      className="icon-btn more-acts"
      label={`More actions: ${task.title}`}
      trigger={<Icon name="ellipsis" />}
      choices={[...choicesOf(task, acts), ...ownChoicesOf(task, own)]}
    />
  )
}

const ownChoicesOf = (task: Task, acts: Acts<'note' | TaskDirection>): Choice[] => [
  {
    key: 'remark',
    label: task.note === null ? 'Add a note' : 'Change the note',
    icon: 'message-square',
    why: reasonAgainst(acts.note),
    onChoose: () => $taskForm.set({ name: 'remark', task: task.key }),
  },
  ...(isOwnTask(task) ? (['up', 'down'] as const) : []).map((direction) => ({
    key: direction,
    label: `Move ${direction}`,
    icon: `arrow-${direction}` as const,
    why: reasonAgainst(acts[direction]),
    onChoose: () => void moveTask(task.key, direction).catch(showRefusal('Couldn’t move the task')),
  })),
]

type Form = readonly [name: TaskFormName, label: string, icon: IconName, verdict: Verdict]

const sentBackOf = (task: Task, acts: Acts<TaskAct>): Choice[] =>
  task.submitted === null
    ? []
    : [
        {
          key: 'send-back',
          label: 'Send back',
          icon: 'rotate-ccw',
          why: reasonAgainst(acts.reopen),
          onChoose: () =>
            void reopenTask(task.key).catch(showRefusal('Couldn’t send the task back')),
        },
      ]

const choicesOf = (task: Task, acts: Acts<TaskAct>): Choice[] => [
  ...sentBackOf(task, acts),
  ...handoverOf(task, acts),
  ...formsOf(task, acts).map(([name, label, icon, verdict]) => ({
    key: name,
    label,
    icon,
    why: reasonAgainst(verdict),
    onChoose: () => $taskForm.set({ name, task: task.key }),
  })),
  {
    key: 'why',
    label: 'Why is this here?',
    icon: 'message-circle-question-mark',
    onChoose: () => $explained.set({ kind: 'task', key: task.key, title: task.title }),
  },
]

const formsOf = (task: Task, acts: Acts<TaskAct>): readonly Form[] => [
  ...(task.status === 'waiting' ? [['chase', 'Chase', 'phone', acts.chase] as const] : []),
  ['note', 'Complete with a note', 'pen-line', acts.complete],
  ['assign', 'Assign', 'user-check', acts.assign],
  ['snooze', 'Snooze', 'alarm-clock', acts.snooze],
  ['skip', 'Not applicable', 'ban', acts.skip],
]

const handoverOf = (task: Task, acts: Acts<TaskAct>): Choice[] => {
  if (task.waits_on === null) return []
  if (task.status === 'waiting')
    return [
      {
        key: 'arrived',
        label: 'Mark as received',
        icon: 'inbox',
        why: reasonAgainst(acts.receive),
        onChoose: () => void receiveTask(task.key).catch(() => null),
      },
    ]
  return [
    {
      key: 'asked',
      label: 'Mark as requested',
      icon: 'send',
      why: reasonAgainst(acts.request),
      onChoose: () => void requestTask(task.key).catch(() => null),
    },
  ]
}
