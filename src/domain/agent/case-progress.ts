import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { milestoneTarget } from '#domain/conveyance/plan/milestone-target'
import { type Milestone, milestonesOf, type Plan } from '#domain/conveyance/plan/plan'
import { DateOnly } from '#domain/date-schema'
import { londonDate } from '#domain/dates'
import { hasExchange } from '#domain/matter-names'

export const AgentStep = z.object({ name: z.string(), on: z.nullable(DateOnly) })
export type AgentStep = z.infer<typeof AgentStep>

/** What an agent is asked for on a case. */
export const AgentNeed = z.enum(['keys', 'memo', 'chain', 'answer'])
export type AgentNeed = z.infer<typeof AgentNeed>

const isForAgent = ({ status, visibility }: Milestone) =>
  status !== 'not_applicable' && visibility.includes('agent')

/** The stage that was done last, with its day; null before the first. */
export const lastStep = (plan: Plan): AgentStep | null => {
  const done = milestonesOf(plan)
    .filter(isForAgent)
    .flatMap(({ name, status, done_at }) => (status === 'done' && done_at ? { name, done_at } : []))
    .toSorted((a, b) => (a.done_at < b.done_at ? 1 : -1))[0]
  return done ? { name: done.name, on: londonDate(done.done_at) } : null
}

/** The stage that begins next, with the day it aims at; null where none is left. */
export const nextStep = (plan: Plan, { key_dates, hold }: Conveyance): AgentStep | null => {
  const next = milestonesOf(plan).find((it) => isForAgent(it) && it.status === 'not_started')
  return next && hold === null ? { name: next.name, on: milestoneTarget(next, key_dates) } : null
}

/** Why the planned day may not be met, in words without anything of the client; null while nothing speaks against it. */
export const agentDelay = (
  { facts, hold, key_dates, matter_type, summary }: Conveyance,
  today: DateOnly,
): string | null => {
  if (hold || facts.completed) return null
  const { exchange_target_on } = key_dates
  const completion = completionDay(key_dates)
  if (
    hasExchange(matter_type) &&
    !facts.exchanged &&
    exchange_target_on &&
    exchange_target_on < today
  )
    return 'The target has passed'
  if (completion && completion < today) return 'Completion is not recorded yet'
  return summary.holder?.tone === 'bad' ? 'Taking much longer than usual' : null
}

type KeyState = { readonly released_at: string | null; readonly handover: unknown } | null

const lacksMemo = ({ abortion, facts, matter_type, hold }: Conveyance) =>
  matter_type === 'sale' && !hold && !abortion && !facts.memo_confirmed && !facts.exchanged

/** What is needed from the agent, the most urgent first. */
export const agentNeeds = (conveyance: Conveyance, keys: KeyState): AgentNeed[] => {
  const party = conveyance.hold ? undefined : conveyance.summary.holder?.party
  return [
    ...(keys?.released_at && !keys.handover ? (['keys'] as const) : []),
    ...(lacksMemo(conveyance) ? (['memo'] as const) : []),
    ...(party === 'chain' ? (['chain'] as const) : []),
    ...(party === 'agent' ? (['answer'] as const) : []),
  ]
}
