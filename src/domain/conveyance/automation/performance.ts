import type { CaseRecords } from '#domain/conveyance/conveyance'
import {
  type CaseEvent,
  type CaseEventDraft,
  toCaseEvents,
} from '#domain/conveyance/following-events'
import { type Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { Refusal } from '#domain/refusal'
import type { ActingAt } from './acting.ts'
import type { Action } from './action.ts'
import { actionText } from './action-text.ts'
import { perform } from './performing.ts'
import type { ActionRun, RunOutcome } from './run.ts'

/** A rule as far as its actions need it. */
export type Doer = {
  readonly name: string
  readonly task: string | null
  readonly cause: string
  readonly condition: string | null
}

type Step = { readonly records: CaseRecords; readonly events: readonly CaseEvent[] }

const titlesOf = (plan: Plan) => new Map(tasksOf(plan).map((it) => [it.key, it.title]))

const namesOf = (action: Action, { firm }: ActingAt): ReadonlyMap<string, string> => {
  const part = action.do === 'start_workflow' ? firm.partOf(action.workflow) : null
  return new Map(part ? [[part.key, part.name]] : [])
}

const actionRun = (
  { records }: Step,
  { name: rule, ...why }: Doer,
  action: Action,
  at: ActingAt,
): { readonly step: Step; readonly run: ActionRun } => {
  const text = actionText(action, titlesOf(records.plan), namesOf(action, at))
  const run = { action, text, reason: null, task: null }
  try {
    const performed = perform({ records, rule, ...why, ...at }, action)
    if ('skipped' in performed)
      return {
        step: { records, events: [] },
        run: { ...run, outcome: 'skipped', reason: performed.skipped },
      }
    const { conveyance, plan, events, made = null } = performed
    return {
      step: { records: { conveyance, plan }, events },
      run: { ...run, outcome: 'done', task: made },
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      step: { records, events: [] },
      run: { ...run, outcome: 'failed', reason: error.message },
    }
  }
}

export type Performance = Step & { readonly actions: readonly ActionRun[] }

/** Performs actions one after the other; one that fails stops no other. */
export const performAll = (
  records: CaseRecords,
  doer: Doer,
  actions: readonly Action[],
  at: ActingAt,
): Performance => {
  let step: Step = { records, events: [] }
  const runs: ActionRun[] = []
  for (const action of actions) {
    const next = actionRun(step, doer, action, at)
    step = { records: next.step.records, events: [...step.events, ...next.step.events] }
    runs.push(next.run)
  }
  return { ...step, actions: runs }
}

/** What came of a run: failed where one action did, done where at least one was. */
export const outcomeOf = (actions: readonly ActionRun[]): RunOutcome => {
  if (actions.some((it) => it.outcome === 'failed')) return 'failed'
  return actions.some((it) => it.outcome === 'done') ? 'done' : 'skipped'
}

/** The first reason of an action with this outcome. */
export const reasonOf = (actions: readonly ActionRun[], outcome: RunOutcome) =>
  actions.find((it) => it.outcome === outcome)?.reason ?? null

/** The events that record a run itself: what was done, and what failed. */
export const runEvents = (
  records: CaseRecords,
  { rule, cause }: { readonly rule: string; readonly cause: string },
  actions: readonly ActionRun[],
): CaseEvent[] => {
  const done = actions.filter((it) => it.outcome === 'done').map((it) => it.text)
  const reason = reasonOf(actions, 'failed')
  const drafts: CaseEventDraft[] = []
  if (done.length > 0)
    drafts.push({ name: 'automation.ran', changed: [], detail: { rule, cause, actions: done } })
  if (reason !== null)
    drafts.push({ name: 'automation.failed', changed: [], detail: { rule, cause, reason } })
  return toCaseEvents(records, drafts)
}
