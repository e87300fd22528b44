import type { CaseRecords } from '#domain/conveyance/conveyance'
import { fieldsOf } from '#domain/conveyance/fields'
import type { CaseEvent } from '#domain/conveyance/following-events'
import { isEnded } from '#domain/conveyance/labels'
import { conditionHolds } from '#domain/conveyance/workflow/condition'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import { londonDate } from '#domain/dates'
import type { ActingAt } from './acting.ts'
import { matches, type TriggerEvent, taskOfEvent } from './matching.ts'
import { outcomeOf, performAll, reasonOf, runEvents } from './performance.ts'
import { newPartRules, type Rule } from './rules.ts'
import type { RuleRun } from './run.ts'

/** What sets rules off: an event, or the day of one rule. `causes`: the rules whose acts led to it, oldest first. */
export type Occurrence = {
  readonly text: string
  readonly event: TriggerEvent | null
  readonly rule: string | null
  readonly task: string | null
  readonly causes: readonly string[]
}

export type Automated = {
  readonly records: CaseRecords
  /** What the rules did, in order. */
  readonly events: readonly CaseEvent[]
  readonly runs: readonly RuleRun[]
}

/** Most rules that may set each other off in a row. */
export const MOST_CAUSES = 5
/** Most rules that may act after one change. */
export const MOST_RUNS = 30

const isSetOff = (rule: Rule, { event, rule: key }: Occurrence) =>
  event === null ? rule.key === key : matches(rule.when, event)

/** Why a rule that was set off does not run; null when it may. */
const obstacle = (
  rule: Rule,
  { causes }: Occurrence,
  { conveyance }: CaseRecords,
  today: string,
): string | null => {
  if (causes.includes(rule.key)) return 'The rule set itself off, so it was not run again.'
  if (causes.length >= MOST_CAUSES)
    return `${MOST_CAUSES} rules set each other off before this one, so it was not run.`
  if (isEnded(conveyance)) return 'The case has ended.'
  if (conveyance.hold !== null) return 'The case is on hold.'
  if (conditionHolds(rule.condition, fieldsOf(conveyance, today))) return null
  return `It runs only when ${rule.condition ? conditionText(rule.condition) : ''}.`
}

/** What an event of the case sets off. `text`: the event as the history shows it. */
export const occurrenceOf = (
  event: TriggerEvent,
  text: string,
  causes: readonly string[] = [],
): Occurrence => ({ text, event, rule: null, task: taskOfEvent(event), causes })

type Ran = Automated & { readonly run: RuleRun }

const runRule = (
  before: CaseRecords,
  rule: Rule,
  occurrence: Occurrence,
  at: ActingAt,
): Omit<Ran, 'runs'> => {
  const { key, name, condition } = rule
  const cause = occurrence.text
  const { task } = occurrence
  const common = { rule: key, name, cause, task, condition: condition && conditionText(condition) }
  const reason = obstacle(rule, occurrence, before, londonDate(at.now))
  if (reason !== null) {
    const run: RuleRun = { ...common, outcome: 'skipped', reason, actions: [] }
    return { records: before, events: [], run }
  }
  const doer = { name, task, cause, condition: common.condition }
  const { records, events, actions } = performAll(before, doer, rule.actions, at)
  const outcome = outcomeOf(actions)
  const run: RuleRun = {
    ...common,
    outcome,
    reason: reasonOf(actions, outcome),
    actions: [...actions],
  }
  const recorded = runEvents(records, { rule: name, cause }, actions)
  return { records, events: [...events, ...recorded], run }
}

const actedCount = (runs: readonly RuleRun[]) =>
  runs.filter((it) => it.outcome !== 'skipped').length

const stoppedRun = ({ key, name }: Rule, { text, task }: Occurrence): RuleRun => ({
  rule: key,
  name,
  cause: text,
  task,
  condition: null,
  outcome: 'skipped',
  reason: `${MOST_RUNS} rules acted after one change, so this one and those after it were not run.`,
  actions: [],
})

/**
 * The case after every rule that was set off, and after the rules that those set off in turn. A rule never runs on what
 * it caused itself; chains and their number are limited, so that this always ends. The rules of a workflow that is started
 * apply to what follows. `textOf`: an event for people.
 */
export const automate = (
  records: CaseRecords,
  occurrences: readonly Occurrence[],
  ofCase: readonly Rule[],
  { textOf, ...at }: ActingAt & { readonly textOf: (event: TriggerEvent) => string },
): Automated => {
  const queue = [...occurrences]
  let current: Automated = { records, events: [], runs: [] }
  let rules = ofCase
  for (const occurrence of queue) {
    for (const rule of rules.filter((it) => isSetOff(it, occurrence))) {
      if (actedCount(current.runs) >= MOST_RUNS)
        return { ...current, runs: [...current.runs, stoppedRun(rule, occurrence)] }
      const { run, ...ran } = runRule(current.records, rule, occurrence, at)
      const causes = [...occurrence.causes, rule.key]
      rules = [...rules, ...newPartRules(current.records.plan, ran.records.plan, at.firm)]
      queue.push(...ran.events.map((event) => occurrenceOf(event, textOf(event), causes)))
      current = {
        records: ran.records,
        events: [...current.events, ...ran.events],
        runs: [...current.runs, run],
      }
    }
  }
  return current
}
