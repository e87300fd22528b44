import type { CaseRecords } from '#domain/conveyance/conveyance'
import { currentMilestone, isSettled, type Milestone } from '#domain/conveyance/plan/plan'
import { fullDate, londonDate } from '#domain/dates'
import { partyPhrase } from '#domain/party'
import { partSentences } from './part-explanation.ts'
import { quoted } from './words.ts'

const progressText = (milestone: Milestone) => {
  const tasks = milestone.tasks.filter((it) => it.status !== 'not_applicable')
  const left = tasks.filter((it) => !isSettled(it) && !it.optional)
  const since = milestone.started_on ? ` since ${fullDate(milestone.started_on)}` : ''
  return `It has been in progress${since}: ${tasks.filter(isSettled).length} of ${tasks.length} tasks are done. Left: ${quoted(left)}.`
}

const doneText = ({ done_at }: Milestone) =>
  `It was done${done_at ? ` on ${fullDate(londonDate(done_at))}` : ''}, when none of its tasks was left to do.`

const statusSentences = ({ conveyance, plan }: CaseRecords, milestone: Milestone): string[] => {
  switch (milestone.status) {
    case 'not_started':
      return [
        `It has not started: “${currentMilestone(plan, milestone.part)?.name ?? ''}” comes first, and none of its own tasks is done.`,
      ]
    case 'in_progress':
      return [progressText(milestone)]
    case 'waiting':
      return [
        progressText(milestone),
        `Every task that is open waits for ${partyPhrase(milestone.waiting_on ?? 'us', conveyance)}.`,
      ]
    case 'done':
      return [doneText(milestone)]
    case 'not_applicable':
      return ['It is not part of this case, because none of its tasks is.']
  }
}

/** Why a stage of a case is as it is. */
export const milestoneExplanation = (records: CaseRecords, milestone: Milestone): string[] => [
  ...statusSentences(records, milestone),
  ...partSentences(records.plan, milestone.part),
]
