import type { CaseRecords } from '#domain/conveyance/conveyance'
import { provenBy } from '#domain/conveyance/plan/evidence'
import { factNames } from '#domain/conveyance/plan/fact'
import { blockersOf } from '#domain/conveyance/plan/opening'
import { isToRequest, type Task, taskOf } from '#domain/conveyance/plan/plan'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import { fullDate, type Instant, londonDate } from '#domain/dates'
import { partyPhrase } from '#domain/party'
import { dueSentences } from './due-explanation.ts'
import { partOfTask, partText } from './part-explanation.ts'
import type { AutomationRun } from './run.ts'
import { quoted, workingDays } from './words.ts'

const dayOf = (at: Instant | null) => (at === null ? 'an unknown day' : fullDate(londonDate(at)))

type Origin = Pick<AutomationRun, 'name' | 'cause' | 'at'>

const originOf = ({ plan }: CaseRecords, { key, number }: Task, origin: Origin | null): string => {
  if (origin !== null)
    return `The rule “${origin.name}” created it on ${dayOf(origin.at)} (${origin.cause}).`
  if (key.startsWith('added-')) return 'Somebody added it to this case.'
  const part = partOfTask(plan, key)
  return part
    ? `It is step ${number} of ${partText(part)}`
    : `It is step ${number} of the workflow ${plan.workflow_key}, version ${plan.workflow_version}.`
}

const conditionOf = ({ condition, status }: Task): string[] => {
  if (condition === null) return []
  const text = conditionText(condition)
  return status === 'not_applicable'
    ? [`It is not part of this case, because it applies only when ${text}.`]
    : [`It applies when ${text}.`]
}

const openText = ({ plan }: CaseRecords, task: Task): string => {
  const since = task.opened_on === null ? '' : ` since ${fullDate(task.opened_on)}`
  const before = task.depends_on.flatMap((key) => taskOf(plan, key) ?? [])
  const finished = before.filter((it) => it.status !== 'not_applicable')
  if (finished.length === 0) return `It has been open${since}, as it waits for no other task.`
  return `It has been open${since}, because ${quoted(finished)} ${finished.length === 1 ? 'is' : 'are'} done.`
}

const waitingText = ({ conveyance }: CaseRecords, { waits_on, asked_on, opened_on }: Task) => {
  if (waits_on === null) return 'It waits for another party.'
  const since = asked_on ?? opened_on
  const party = partyPhrase(waits_on.party, conveyance)
  const text = `It waits for ${party}: ${waits_on.what}`
  return `${text}${since ? `, since ${fullDate(since)}` : ''}. This usually takes ${workingDays(waits_on.usual_wd)}.`
}

const doneText = (task: Task): string => {
  const fact = provenBy(task)
  const by = `${task.done_by_name ?? 'somebody'} on ${dayOf(task.done_at)}`
  return fact === null
    ? `It was completed by ${by}.`
    : `It is done because “${factNames[fact]}” was recorded by ${by}.`
}

const confirmedOf = ({ submitted }: Task): string[] =>
  submitted === null ? [] : [`${submitted.by.name} had completed it on ${dayOf(submitted.at)}.`]

const requestOf = ({ conveyance }: CaseRecords, task: Task): string[] =>
  task.waits_on && isToRequest(task)
    ? [`Next, ask ${partyPhrase(task.waits_on.party, conveyance)} for ${task.waits_on.what}.`]
    : []

const approvalOf = ({ needs_approval, submitted }: Task): string[] => {
  if (submitted !== null)
    return [
      `${submitted.by.name} completed it on ${dayOf(submitted.at)}. Somebody else has to confirm it.`,
    ]
  return needs_approval ? ['Once somebody completes it, somebody else has to confirm it.'] : []
}

const statusSentences = (records: CaseRecords, task: Task): string[] => {
  switch (task.status) {
    case 'pending': {
      const blockers = blockersOf(records.plan, task)
      return [`It opens when ${quoted(blockers)} ${blockers.length === 1 ? 'is' : 'are'} done.`]
    }
    case 'open':
      return [openText(records, task), ...requestOf(records, task), ...approvalOf(task)]
    case 'waiting':
      return [waitingText(records, task), ...approvalOf(task)]
    case 'done':
      return [doneText(task), ...confirmedOf(task)]
    case 'skipped':
      return [
        `It was skipped by ${task.done_by_name ?? 'somebody'} on ${dayOf(task.done_at)}: ${task.skip_reason ?? 'no reason given'}.`,
      ]
    case 'not_applicable':
      return []
  }
}

/** Why a task is as it is. `origin`: the run that created it; null for any other. */
export const taskExplanation = (
  records: CaseRecords,
  task: Task,
  origin: Origin | null,
): string[] => [
  ...statusSentences(records, task),
  ...conditionOf(task),
  ...dueSentences(task),
  originOf(records, task, origin),
]
