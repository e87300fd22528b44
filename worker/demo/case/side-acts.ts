import { abortCase } from '#domain/conveyance/abortion'
import { chase } from '#domain/conveyance/chase'
import { archiveCase, closeCase } from '#domain/conveyance/closure'
import { setDetails } from '#domain/conveyance/details'
import { holdCase } from '#domain/conveyance/hold'
import { setHolder } from '#domain/conveyance/plan/holder-setting'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { taskOf } from '#domain/conveyance/plan/plan'
import { snoozeTask } from '#domain/conveyance/plan/task-snoozing'
import { type ActEffect, type CaseAct, type CaseScene, unchanged } from './act.ts'

const AFTER_PLAN = 10_000
const ARCHIVED_AFTER = 5
/** Days from today. */
const REVIEWED_IN = 9

const chases =
  (key: string, nth: number): ActEffect =>
  (records, at) =>
    taskOf(records.plan, key)?.status === 'waiting'
      ? chase(records, { task_key: key, how: nth % 2 === 0 ? 'email' : 'call' }, at)
      : unchanged(records)

const chasing = ({ story, today, staffFor: worker }: CaseScene): CaseAct[] => {
  const { currentTask: until } = story
  if (until === undefined) return []
  return (story.chased ?? []).map((ago, nth) => ({
    day: today - ago,
    order: AFTER_PLAN,
    by: worker('assistant'),
    apply: chases(until, nth),
  }))
}

const contact = ({ story, today, staffFor: worker, dateOf }: CaseScene): CaseAct[] => {
  const day = today - (story.contact ?? 1)
  if (day < 0) return []
  const by = worker('fee_earner')
  const details = { last_client_contact_on: dateOf(day) }
  return [
    {
      day,
      order: AFTER_PLAN + 1,
      by,
      apply: (records, at) => setDetails(records, details, at),
    },
  ]
}

const manualActs = ({
  story,
  today,
  staffFor: worker,
  dateOf,
  daysAhead,
}: CaseScene): CaseAct[] => {
  const by = worker('fee_earner')
  const { holder, dates } = story
  const acts: CaseAct[] = []
  if (dates?.searches_expire_on !== undefined) {
    const set = { searches_expire_on: daysAhead(dates.searches_expire_on) }
    acts.push({
      day: today - 1,
      order: AFTER_PLAN,
      by,
      apply: (records, at) => setKeyDates(records, set, at),
    })
  }
  if (holder) {
    const set = { ...holder, name: null, since: dateOf(today - holder.since) }
    acts.push({
      day: today - 1,
      order: AFTER_PLAN + 2,
      by,
      apply: (records, at) => setHolder(records, set, at),
    })
  }
  return acts
}

/** Snoozes the task of a story for a day that is not a working day. */
const snoozing = ({ story, today, staffFor: worker, daysAhead }: CaseScene): CaseAct[] => {
  const { currentTask: until, isSnoozed: kept } = story
  if (until === undefined || !kept) return []
  const by = worker('fee_earner')
  const snooze = { task: until, due_on: daysAhead(0), reason: 'Kept for a quiet morning' }
  return [
    {
      day: today - 1,
      order: AFTER_PLAN + 2,
      by,
      apply: (records, at) => snoozeTask(records, snooze, by, at),
    },
  ]
}

const endings = ({ story, today, staffFor: worker, daysAhead }: CaseScene): CaseAct[] => {
  const by = worker('fee_earner')
  const { held, aborted, currentTask: until, archived, since } = story
  const at = (ago: number, apply: ActEffect): CaseAct => ({
    day: today - ago,
    order: AFTER_PLAN + 3,
    by,
    apply,
  })
  if (held)
    return [
      at(held.since, (records, now) =>
        holdCase(records, { ...held, look_again_on: daysAhead(REVIEWED_IN) }, by, now),
      ),
    ]
  if (aborted) return [at(aborted.since, (records, now) => abortCase(records, aborted, by, now))]
  if (until !== undefined) return []
  const closing = at(since, (records, now) => closeCase(records, {}, by, now))
  return archived
    ? [closing, at(since - ARCHIVED_AFTER, (records, now) => archiveCase(records, now))]
    : [closing]
}

export const sideActsOf = (scene: CaseScene): CaseAct[] => [
  ...chasing(scene),
  ...(scene.story.currentTask === undefined ? [] : contact(scene)),
  ...manualActs(scene),
  ...snoozing(scene),
  ...endings(scene),
]
