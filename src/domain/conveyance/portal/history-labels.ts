import type { Plan } from '#domain/conveyance/plan/plan'
import type { EventName } from '#domain/events'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import type { ClientHistoryEntry } from './history.ts'

/** The events of a case and of its quote that its clients may be told of. */
export const clientEventNames = [
  'quote.accepted',
  'conveyance.opened',
  'conveyance.exchanged',
  'conveyance.completed',
  'milestone.changed',
] as const satisfies readonly EventName[]

type Told = Pick<ClientHistoryEntry, 'kind' | 'text'>
type Happened = { readonly name: string; readonly fields: Readonly<Record<string, unknown>> }

const inSentence = (matter: MatterType) => matterNames[matter].toLowerCase()

const stepDone = (fields: Happened['fields'], plan: Plan): Told | null => {
  const step = plan.milestones.find((it) => it.key === fields['milestone'])
  if (fields['status'] !== 'done' || step?.status !== 'done') return null
  if (!step.visibility.includes('client')) return null
  return { kind: 'step', text: `${step.client_name}: done` }
}

/** What an event says to the client; null for what is not theirs to see, and for a step that was opened again. */
export const clientHistoryWords = (
  { name, fields }: Happened,
  matter: MatterType,
  plan: Plan,
): Told | null => {
  if (name === 'milestone.changed') return stepDone(fields, plan)
  if (name === 'quote.accepted') return { kind: 'case', text: 'You accepted our quote' }
  if (name === 'conveyance.opened')
    return { kind: 'case', text: `We started work on your ${inSentence(matter)}` }
  if (name === 'conveyance.exchanged')
    return { kind: 'case', text: 'Contracts were exchanged: the deal is binding' }
  if (name === 'conveyance.completed')
    return { kind: 'case', text: `Your ${inSentence(matter)} is complete` }
  return null
}
