import type { ClientCase, ClientLine, EventRows, EventType } from '#domain/event'
import { type FactKey, factNames } from './fact.ts'
import type { Milestone } from './plan.ts'
import { midSentence } from './task-labels.ts'

type TaskUpdated = {
  task: string
  /** 'Skipped: contract drafted' */
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

export type PlanEvents = {
  'milestone.changed': EventType<'conveyance', MilestoneChanged>
  'task.updated': EventType<'conveyance', TaskUpdated>
  'task.completed': EventType<
    'conveyance',
    { task: string; number: number; title: string; fact: FactKey | null }
  >
  'task.reopened': EventType<'conveyance', { task: string; number: number; title: string }>
  'fact.recorded': EventType<'conveyance', { fact: string; note?: string }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
} as const

const milestoneTexts: Readonly<Record<Milestone['status'], string>> = {
  in_progress: 'began',
  waiting: 'waits for somebody else',
  done: 'is done',
  not_started: 'has not begun',
  not_applicable: 'does not apply',
}

const namesByFact: Readonly<Partial<Record<string, string>>> = factNames
const factName = (fact: string) => namesByFact[fact] ?? fact

/** Null for a step that is not done, was opened again, or is not shown to clients. */
const stepDone = (
  milestoneChanged: MilestoneChanged,
  { milestones }: ClientCase,
): ClientLine | null => {
  const step = milestones.find(({ key }) => key === milestoneChanged.milestone)
  if (milestoneChanged.status !== 'done' || step?.status !== 'done') return null
  if (!step.visibility.includes('client')) return null
  return { kind: 'step', text: `${step.client_name}: done` }
}

export const planEvents: EventRows<PlanEvents> = {
  'milestone.changed': {
    ...common,
    title: 'Case reached another stage',
    text: ({ name, status }) => `${name} ${milestoneTexts[status]}`,
    client: stepDone,
    notice: 'users',
  },
  'task.updated': { ...common, title: 'Task changed', text: ({ title }) => title },
  'task.completed': { ...common, title: 'Task completed', text: ({ title }) => title },
  'task.reopened': {
    ...common,
    title: 'Task reopened',
    text: ({ title }) => `Opened again: ${midSentence(title)}`,
  },
  'fact.recorded': { ...common, title: 'Fact recorded', text: ({ fact }) => factName(fact) },
}
