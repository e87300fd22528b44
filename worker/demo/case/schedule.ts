import type { CaseFields } from '#domain/conveyance/workflow/condition'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'
import type { Random } from '../random.ts'
import { ancestorsOf, descendantsOf, type NeededStep, neededSteps } from './steps.ts'
import type { CaseStory } from './story.ts'

/** When a step was requested, received and completed, in working days from instruction. */
export type Slot = {
  readonly step: Step
  readonly ready: number
  readonly requested: number | null
  readonly received: number | null
  readonly done: number | null
}

export type Schedule = {
  readonly slots: readonly Slot[]
  /** Today, in working days from instruction; no act is on this day. */
  readonly today: number
  /** Null if contracts have not been exchanged. */
  readonly exchange: number | null
  /** Null if not known yet; may be in the future. */
  readonly completion: number | null
}

/** The evidence that fixes the completion date: exchange, or else the client's authority. */
const fixing = new Set(['exchanged', 'authority_to_complete'])
const onTheDay = new Set(['funds_received', 'completed'])

const wholeDays = (least: number, most: number, random: Random) =>
  random.between(Math.round(least), Math.max(Math.round(least), Math.round(most)))

/** The working days that a step takes once it is ready. */
const daysFor = ({ waits_on, due, sla_wd }: Step, random: Random): number => {
  if (waits_on)
    return Math.max(1, wholeDays(waits_on.usual_wd * 0.5, waits_on.usual_wd * 1.1, random))
  if (due?.base === 'exchange') return wholeDays(1, 6, random)
  if (due?.base === 'tax') return wholeDays(3, 6, random)
  if (due?.base === 'completion') return wholeDays(0, Math.min(3, Math.max(0, due.offset)), random)
  return wholeDays(0, Math.min(2, sla_wd ?? due?.offset ?? 1), random)
}

/** The same for a step on which no other depends: any day up to its due date. */
const relaxedDays = ({ due }: Step, random: Random): number => {
  if (due?.base === 'exchange') return wholeDays(2, 30, random)
  if (due?.base === 'completion') return wholeDays(0, 3, random)
  return wholeDays(0, Math.max(1, due?.offset ?? 2), random)
}

type Days = ReadonlyMap<string, number>

const readyAt = ({ before }: NeededStep, done: Days) =>
  Math.max(0, ...before.map((key) => done.get(key) ?? 0))

type ScheduleInput = {
  readonly steps: readonly NeededStep[]
  readonly story: CaseStory
  readonly random: Random
  /** Working days by which the memorandum of sale is late, so that a linked case begins on the same day. */
  readonly slack: number
}

const durationOf = ({ random, slack }: ScheduleInput, { step }: NeededStep) =>
  daysFor(step, random.fork(step.key)) + (step.key === 'sale-memo' ? slack : 0)

/** Working days between exchange and completion. */
const exchangeGap = ({ random, story }: ScheduleInput) => {
  if (story.completes_in !== undefined) return story.since + story.completes_in
  return random.fork('gap').between(7, 10)
}

type Delay = { readonly key: string; readonly day: number }

/** The days on which these steps are completed; one of them may be delayed until a day. */
const doneDays = (input: ScheduleInput, among: ReadonlySet<string>, delay?: Delay): Days => {
  const done = new Map<string, number>()
  let day: number | null = null
  for (const it of input.steps.filter(({ step }) => among.has(step.key))) {
    const ready = readyAt(it, done)
    const isMoney = it.step.evidence !== null && onTheDay.has(it.step.evidence)
    const undelayed: number =
      isMoney && day !== null ? Math.max(ready, day) : ready + durationOf(input, it)
    const at: number = it.step.key === delay?.key ? Math.max(undelayed, delay.day) : undelayed
    done.set(it.step.key, at)
    if (it.step.evidence && fixing.has(it.step.evidence)) day = at + exchangeGap(input)
    if (it.step.evidence === 'completed') day = null
  }
  return done
}

/** The keys of all steps that must be complete before the case can be at step `until`. */
const neededFor = (steps: readonly NeededStep[], until: string | undefined) => {
  if (until === undefined) return new Set(steps.map(({ step }) => step.key))
  const stage = steps.find(({ step }) => step.key === until)?.stage
  if (stage === undefined) throw new Error(`the case has no step ${until}`)
  const earlier = steps.filter(
    (it) => it.stage < stage && !it.step.optional && it.step.key !== until,
  )
  const after = descendantsOf(steps, until)
  const keys = earlier.map(({ step }) => step.key).filter((key) => !after.has(key))
  return new Set([...keys, ...ancestorsOf(steps, until)])
}

const lastBefore = (neededStep: NeededStep, done: Days) =>
  neededStep.before.toSorted((a, b) => (done.get(b) ?? 0) - (done.get(a) ?? 0))[0]

/**
 * The days of all required steps, and today, counted from instruction. The last dependency of the current step is
 * completed last, so that the step has been open for as long as the story says.
 */
const requiredDays = (input: ScheduleInput, needed: ReadonlySet<string>) => {
  const { story, steps } = input
  const undelayed = doneDays(input, needed)
  const at = steps.find(({ step }) => step.key === story.currentTask)
  const lastDay = Math.max(0, ...undelayed.values())
  const last = at && !story.early ? lastBefore(at, undelayed) : undefined
  const done = last === undefined ? undelayed : doneDays(input, needed, { key: last, day: lastDay })
  const readyOn = at && !story.early ? readyAt(at, done) : lastDay
  const received = readyOn + (at && story.arrived ? durationOf(input, at) : 0)
  const today = received + story.since
  return {
    done: new Map([...done].map(([key, day]) => [key, Math.min(day, today - 1)])),
    arrived: received,
    today,
  }
}

/** The days of optional steps that were completed too because they were ready. */
const optionalDays = (input: ScheduleInput, needed: Days, today: number): Days => {
  const { steps, story } = input
  const after = story.currentTask ? descendantsOf(steps, story.currentTask) : new Set<string>()
  const stage = steps.find(({ step }) => step.key === story.currentTask)?.stage ?? 0
  const done = new Map(needed)
  for (const it of steps) {
    const { key } = it.step
    if (done.has(key) || after.has(key) || story.leavesOpen?.includes(key)) continue
    if (it.before.some((before) => !done.has(before))) continue
    if (it.step.evidence === 'exchanged' || it.step.evidence === 'completed') continue
    const ready = readyAt(it, done)
    const own = input.random.fork(`${key}?`)
    // Most of the current stage is complete, so that the current step is what delays the case.
    const isPressed = it.stage === stage && own.chance(0.6)
    const days = it.step.waits_on ? durationOf(input, it) : relaxedDays(it.step, own)
    const at = isPressed ? Math.min(ready + days, today - 1) : ready + days
    if (at >= ready && at < today) done.set(key, at)
  }
  return done
}

const completionOf = ({ story, steps }: ScheduleInput, done: Days, today: number) => {
  const completed = steps.find(({ step }) => step.evidence === 'completed')
  const past = completed && done.get(completed.step.key)
  if (past !== undefined) return past
  return story.completes_in === undefined ? null : today + story.completes_in
}

export const scheduleOf = (
  story: CaseStory,
  workflow: Workflow,
  fields: CaseFields,
  random: Random,
  slack = 0,
): Schedule => {
  const steps = neededSteps(workflow, fields)
  const input: ScheduleInput = { steps, story, random, slack }
  const needed = neededFor(steps, story.currentTask)
  const required = requiredDays(input, needed)
  const { today } = required
  const done = optionalDays(input, required.done, today)
  const exchanged = steps.find(({ step }) => step.evidence === 'exchanged')
  const slots = steps
    .filter((it) => it.before.every((key) => done.has(key)))
    .map((step): Slot => {
      const { key, waits_on } = step.step
      const ready = readyAt(step, done)
      const isCurrent = key === story.currentTask
      const asks = waits_on?.asks === true && !(isCurrent && story.unasked)
      return {
        step: step.step,
        ready,
        requested: asks ? ready : null,
        received: isCurrent && story.arrived ? required.arrived : null,
        done: done.get(key) ?? null,
      }
    })
  return {
    slots,
    today,
    exchange: (exchanged && done.get(exchanged.step.key)) ?? null,
    completion: completionOf(input, done, today),
  }
}
