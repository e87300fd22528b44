import type { Evidence } from '#domain/conveyance/evidence/evidence'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import type { ClientCase, ClientLine, EventRows, EventType } from '#domain/event'
import { type AdjustedSteps, adjustedText } from './adjusted-steps.ts'
import { type FactKey, factNames } from './fact.ts'
import type { Milestone } from './plan.ts'
import { midSentence } from './task-labels.ts'

type TaskUpdated = {
  task: string
  /** 'Skipped: draft contract' */
  title: string
  reason?: string | null
  [more: string]: unknown
}
type MilestoneChanged = {
  milestone: string
  n: number
  name: string
  status: Milestone['status']
}

type FactRecorded = {
  fact: string
  note?: string
  evidence?: Evidence
  /** Who recorded what the actor approved. */
  recorded_by?: string
}

type TaskCreated = { task: string; title: string; due_on: string; assignee: string }

export type PlanEvents = {
  'plan.adjusted': EventType<'conveyance', { steps: readonly AdjustedSteps[] }>
  'milestone.changed': EventType<'conveyance', MilestoneChanged>
  'task.created': EventType<'conveyance', TaskCreated>
  'task.updated': EventType<'conveyance', TaskUpdated>
  'task.completed': EventType<
    'conveyance',
    { task: string; number: number; title: string; fact: FactKey | null }
  >
  'task.submitted': EventType<'conveyance', { task: string; title: string; by: string }>
  /** `fact`: the fact that was withdrawn; absent in events of before. */
  'task.reopened': EventType<
    'conveyance',
    { task: string; number: number; title: string; fact?: FactKey | null }
  >
  'fact.recorded': EventType<'conveyance', FactRecorded>
  'evidence.recorded': EventType<'conveyance', { fact: string; evidence: Evidence }>
  'evidence.rejected': EventType<'conveyance', { fact: string; reason: string }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

const milestoneTexts: Readonly<Record<Milestone['status'], string>> = {
  in_progress: 'started',
  waiting: 'awaiting another party',
  done: 'completed',
  not_started: 'not started',
  not_applicable: 'not applicable',
}

const namesByFact: Readonly<Partial<Record<string, string>>> = factNames
const factName = (fact: string) => namesByFact[fact] ?? fact

const factText = ({ fact, evidence, recorded_by }: FactRecorded) => {
  const approved = recorded_by ? `, recorded by ${recorded_by} and approved` : ''
  return `${factName(fact)}${approved}${evidence ? `: ${evidenceLine(evidence)}` : ''}`
}

/** The client's line for a completed stage; null when it is not done or not visible to clients. */
const completedStageLine = (
  milestoneChanged: MilestoneChanged,
  { milestones }: ClientCase,
): ClientLine | null => {
  const step = milestones.find(({ key }) => key === milestoneChanged.milestone)
  if (milestoneChanged.status !== 'done' || step?.status !== 'done') return null
  if (!step.visibility.includes('client')) return null
  return { kind: 'step', text: `${step.client_name}: done` }
}

export const planEvents: EventRows<PlanEvents> = {
  'plan.adjusted': {
    ...common,
    title: 'Steps added or removed',
    text: ({ steps }) => steps.map(adjustedText).join('. '),
  },
  'milestone.changed': {
    ...common,
    title: 'Stage of a case changed',
    text: ({ name, status }) => `${name} ${milestoneTexts[status]}`,
    client: completedStageLine,
    notice: 'users',
  },
  'task.created': {
    ...common,
    title: 'Task added',
    text: ({ title, assignee }) => `Task added for ${assignee}: ${midSentence(title)}`,
  },
  'task.updated': { ...common, title: 'Task changed', text: ({ title }) => title },
  'task.completed': { ...common, title: 'Task completed', text: ({ title }) => title },
  'task.submitted': {
    ...common,
    title: 'Task awaiting a second person',
    text: ({ title, by }) => `Completed by ${by}, awaiting a second person: ${midSentence(title)}`,
    notice: 'users',
  },
  'task.reopened': {
    ...common,
    title: 'Task reopened',
    text: ({ title }) => `Reopened: ${midSentence(title)}`,
  },
  'fact.recorded': { ...common, title: 'Fact recorded', text: factText },
  'evidence.recorded': {
    ...common,
    title: 'Evidence awaiting a second person',
    text: ({ fact, evidence }) =>
      `${factName(fact)}: recorded, awaiting a second person. ${evidenceLine(evidence)}`,
    notice: 'users',
  },
  'evidence.rejected': {
    ...common,
    title: 'Evidence sent back',
    text: ({ fact, reason }) => `${factName(fact)}: sent back. ${reason}`,
    notice: 'users',
  },
}
