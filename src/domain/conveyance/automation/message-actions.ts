import { chase } from '#domain/conveyance/chase'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { type CaseEventDraft, toCaseEvents } from '#domain/conveyance/following-events'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { customFieldText } from '#domain/custom-field/labels'
import { type Party, partyPhrase } from '#domain/party'
import { wrongState } from '#domain/refusal'
import type { Acting, ActionOf, Performed } from './acting.ts'
import { MessageAudience } from './action.ts'
import { emptyFields, filledText, unknownValues } from './merge-values.ts'

const asEvents = (records: CaseRecords, draft: CaseEventDraft): Performed => ({
  ...records,
  events: toCaseEvents(records, [draft]),
})

/** Throws 409 for a value that does not exist, and for a field of the firm that the case has not filled in. */
const assertValues = (text: string, conveyance: Conveyance) => {
  const [unknown] = unknownValues(text)
  if (unknown !== undefined)
    throw wrongState(
      'automation.unknown_value',
      `The text uses the value “${unknown}”, which does not exist. Correct the workflow.`,
    )
  const [empty] = emptyFields(text, conveyance)
  if (empty !== undefined)
    throw wrongState(
      'automation.empty_field',
      `The text uses the field “${customFieldText(empty)}”, which is empty in this case. Fill it in and try again.`,
    )
}

const hasAddress: Readonly<Record<MessageAudience, (conveyance: Conveyance) => boolean>> = {
  client: ({ clients }) => clients.some((it) => it.email !== null),
  agent: ({ agency }) => agency !== null,
  other_side: ({ other_side }) => other_side?.email != null,
}

type Text = { readonly subject: string; readonly text: string }

const messageTo = (
  { records, rule }: Acting,
  to: MessageAudience,
  { subject, text }: Text,
): Performed => {
  assertValues(`${subject} ${text}`, records.conveyance)
  if (!hasAddress[to](records.conveyance))
    return { skipped: `There is no email address for ${partyPhrase(to, records.conveyance)}.` }
  const detail = {
    rule,
    to,
    subject: filledText(subject, records.conveyance),
    text: filledText(text, records.conveyance),
  }
  return asEvents(records, { name: 'automation.message', changed: [], detail })
}

export const sendByRule = (acting: Acting, action: ActionOf<'send_message'>): Performed =>
  messageTo(acting, action.to, action)

export const notifyByRule = (
  { records, rule }: Acting,
  { to, text }: ActionOf<'notify'>,
): Performed => {
  assertValues(text, records.conveyance)
  const detail = { rule, to, text: filledText(text, records.conveyance) }
  return asEvents(records, { name: 'automation.note', changed: [], detail })
}

const audienceOf = (party: Party | undefined): MessageAudience | null => {
  const parsed = MessageAudience.safeParse(party)
  return parsed.success ? parsed.data : null
}

/** Records a chase and writes to whom a task waits for; nothing is recorded where we cannot write to them. */
export const chaseByRule = (acting: Acting, action: ActionOf<'chase'>): Performed => {
  const { records, now } = acting
  const key = action.step ?? acting.task
  if (key === null) return { skipped: 'What set the rule off is about no task.' }
  const task = findTask(records, key)
  if (task.status !== 'waiting') return { skipped: 'Nobody is waited for in this task.' }
  const to = audienceOf(task.waits_on?.party)
  if (to === null) return { skipped: 'We hold no email address to chase. Call them instead.' }
  const message = messageTo(acting, to, action)
  if ('skipped' in message) return message
  const note = action.subject
  const chased = chase(records, { task_key: key, how: 'email', note }, now)
  return { ...chased, events: [...chased.events, ...message.events] }
}
