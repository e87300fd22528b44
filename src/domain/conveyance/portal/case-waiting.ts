import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Holder } from '#domain/conveyance/plan/holder'
import {
  currentMilestone,
  isToRequest,
  type Plan,
  type Task,
  taskOf,
} from '#domain/conveyance/plan/plan'
import { type DateOnly, fullDate, longDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { clientPartyLabels, type Party } from '#domain/party'
import type { ClientCase } from './case.ts'

type Waiting = ClientCase['waiting']

const withoutHolder = (heading: string, text: string): Waiting => ({
  heading,
  text,
  since: null,
  elapsed: null,
  usual: null,
  tone: 'ink',
})

const nouns: Readonly<Record<MatterType, string>> = {
  sale: 'sale',
  purchase: 'purchase',
  remortgage: 'remortgage',
  'transfer-of-equity': 'transfer',
}

const endedText = (conveyance: Conveyance, today: DateOnly): Waiting => {
  const noun = nouns[conveyance.matter_type]
  if (conveyance.abortion) {
    return withoutHolder(
      `Your ${noun} has ended.`,
      'It did not go ahead. Call us if you would like to talk about the next steps.',
    )
  }
  if (conveyance.hold) {
    return withoutHolder(
      `Your ${noun} is on hold.`,
      `It has been on hold since ${longDate(conveyance.hold.on, today)}. Call us if you would like to talk about it.`,
    )
  }
  return withoutHolder(
    `Your ${noun} is complete.`,
    `Everything is done. Thank you for choosing us for your ${matterNames[conveyance.matter_type].toLowerCase()}.`,
  )
}

const chasedText = ({ chased_on }: Holder, today: DateOnly) =>
  chased_on ? ` We last asked on ${longDate(chased_on, today)}.` : ''

const requestText = (party: Party, conveyance: Conveyance) =>
  party === 'search_provider'
    ? 'We are ordering the searches.'
    : `We are writing to ${clientPartyLabels(party, conveyance)}.`

const currentStepText = (task: Task | undefined, plan: Plan, conveyance: Conveyance) => {
  if (task?.waits_on && isToRequest(task)) return requestText(task.waits_on.party, conveyance)
  const title = task?.client_title
  if (!title) return currentMilestone(plan)?.meaning ?? ''
  return `Current step: ${title}.`
}

const withUs = (
  holder: Holder,
  task: Task | undefined,
  plan: Plan,
  conveyance: Conveyance,
): Waiting => ({
  heading: 'We are working on it.',
  text: currentStepText(task, plan, conveyance),
  since: holder.since,
  elapsed: holder.elapsed,
  usual: holder.usual,
  tone: holder.tone,
})

const readyForCompletion = (conveyance: Conveyance, today: DateOnly): Waiting =>
  withoutHolder(
    'Everything is ready.',
    `The last step is completion on ${fullDate(conveyance.key_dates.completion_on ?? today, today)}.`,
  )

/** Who is acting now, in the client's words; text that staff typed is never shown. */
export const clientWaiting = (
  conveyance: Conveyance,
  plan: Plan,
  holder: Holder | null,
  today: DateOnly,
): Waiting => {
  if (!holder) return endedText(conveyance, today)
  const task = holder.task_key ? taskOf(plan, holder.task_key) : undefined
  if (holder.party === 'us') {
    const isReadyForCompletion = !holder.task_key && !holder.set_by_hand
    return isReadyForCompletion
      ? readyForCompletion(conveyance, today)
      : withUs(holder, task, plan, conveyance)
  }
  const explanation = task?.client_help ?? currentMilestone(plan)?.meaning ?? ''
  return {
    heading: `We are waiting for ${clientPartyLabels(holder.party, conveyance)}.`,
    text: `${explanation}${chasedText(holder, today)}`,
    since: holder.since,
    elapsed: holder.elapsed,
    usual: holder.usual,
    tone: holder.tone,
  }
}
