import type { DueBase, DueRule } from '#domain/conveyance/plan/due-rule'
import type { Task } from '#domain/conveyance/plan/plan'
import { fullDate } from '#domain/dates'
import { workingDays } from './words.ts'

const baseNames: Readonly<Record<DueBase, string>> = {
  instructed: 'instruction',
  memo: 'the memorandum of sale',
  pack: 'the contract pack',
  offer: 'the mortgage offer',
  exchange: 'exchange',
  completion: 'completion',
  requisitions: 'the requisitions arrived',
  ready: 'it opened',
}

/** '5 working days before completion', 'on the day of exchange'. */
const ruleText = ({ base, offset, unit }: DueRule) => {
  if (offset === 0) return `on the day of ${baseNames[base]}`
  const count = Math.abs(offset)
  const days = unit === 'wd' ? workingDays(count) : `${count} ${count === 1 ? 'day' : 'days'}`
  return `${days} ${offset < 0 ? 'before' : 'after'} ${baseNames[base]}`
}

/** Why a task that is not finished is due when it is. */
export const dueSentences = ({ status, due, due_on, base_on, snoozed, was_due_on }: Task) => {
  if (status === 'done' || status === 'skipped' || status === 'not_applicable') return []
  if (due_on === null)
    return due
      ? [`It will be due ${ruleText(due)}, which has no date yet.`]
      : ['It has no due date.']
  const day = fullDate(due_on)
  const before = was_due_on ? [`It was due on ${fullDate(was_due_on)} before.`] : []
  if (snoozed) return [`${snoozed.by.name} moved it to ${day}: ${snoozed.reason}.`, ...before]
  if (due === null) return [`It is due on ${day}.`, ...before]
  const base = base_on === null ? '' : ` (${fullDate(base_on)})`
  return [`It is due on ${day}: ${ruleText(due)}${base}.`, ...before]
}
