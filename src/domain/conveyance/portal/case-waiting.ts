import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Holder } from '#domain/conveyance/plan/holder'
import { currentMilestone, type Plan, type Task, taskOf } from '#domain/conveyance/plan/plan'
import { type DateOnly, fullDate, longDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { clientPartyWords, type Party } from '#domain/party'
import type { ClientCase } from './case.ts'

type Waiting = ClientCase['waiting']

const nobody = (heading: string, text: string): Waiting => ({
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

const ended = (it: Conveyance, today: DateOnly): Waiting => {
  const noun = nouns[it.matter_type]
  if (it.abortion) {
    return nobody(
      `Your ${noun} has ended.`,
      'It did not go ahead. Ring us if you would like to talk about what comes next.',
    )
  }
  if (it.hold) {
    return nobody(
      `Your ${noun} is on hold.`,
      `It has been since ${longDate(it.hold.on, today)}. We will write to you before we start again.`,
    )
  }
  return nobody(
    `Your ${noun} is complete.`,
    `Everything is done. Thank you for choosing us for your ${matterNames[it.matter_type].toLowerCase()}.`,
  )
}

const chasedWords = ({ chased_on }: Holder, today: DateOnly) =>
  chased_on ? ` We last asked on ${longDate(chased_on, today)}.` : ''

const isToAsk = (task: Task | undefined) =>
  task?.waits_on?.asks === true && task.asked_on === null && task.arrived_on === null

const asking = (party: Party, it: Conveyance) =>
  party === 'search_provider'
    ? 'Now we order the searches.'
    : `Now we write to ${clientPartyWords(party, it)}.`

const sentence = (task: Task | undefined, plan: Plan, it: Conveyance) => {
  if (task?.waits_on && isToAsk(task)) return asking(task.waits_on.party, it)
  const title = task?.client_title
  if (!title) return currentMilestone(plan)?.meaning ?? ''
  return `Now ${title.slice(0, 1).toLowerCase()}${title.slice(1)}.`
}

const withUs = (holder: Holder, task: Task | undefined, plan: Plan, it: Conveyance): Waiting => ({
  heading: 'It is with us.',
  text: sentence(task, plan, it),
  since: holder.since,
  elapsed: holder.elapsed,
  usual: holder.usual,
  tone: holder.tone,
})

const forTheDay = (it: Conveyance, today: DateOnly): Waiting =>
  nobody(
    'Everything is ready.',
    `All that is left is the day itself, ${fullDate(it.key_dates.completion_on ?? today, today)}.`,
  )

/** Whom everybody waits for, in the client's words. What staff wrote by hand is never shown. */
export const clientWaiting = (
  it: Conveyance,
  plan: Plan,
  holder: Holder | null,
  today: DateOnly,
): Waiting => {
  if (!holder) return ended(it, today)
  const task = holder.task_key ? taskOf(plan, holder.task_key) : undefined
  if (holder.party === 'us') {
    const isForTheDay = !holder.task_key && !holder.set_by_hand
    return isForTheDay ? forTheDay(it, today) : withUs(holder, task, plan, it)
  }
  const why = task?.client_help ?? currentMilestone(plan)?.meaning ?? ''
  return {
    heading: `We are waiting for ${clientPartyWords(holder.party, it)}.`,
    text: `${why}${chasedWords(holder, today)}`,
    since: holder.since,
    elapsed: holder.elapsed,
    usual: holder.usual,
    tone: holder.tone,
  }
}
