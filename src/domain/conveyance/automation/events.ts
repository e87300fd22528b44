import { letter } from '#domain/communication/communication'
import { caseValues } from '#domain/conveyance/merge-values'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { EventRows, EventType } from '#domain/event'
import type { MessageAudience } from './action.ts'

/** The merge values of a message that a rule sends. */
export const ruleMessageValues = [...caseValues, 'rule_subject', 'rule_text'] as const
export type RuleMessageValue = (typeof ruleMessageValues)[number]

type Ran = {
  /** 'Chase the client' */
  rule: string
  /** 'Task “Sign terms” completed': what set it off. */
  cause: string
  /** 'Created task “Call the client”' */
  actions: readonly string[]
}
type Failed = { rule: string; cause: string; reason: string }
type Message = { rule: string; to: MessageAudience; subject: string; text: string }
/** A call to a system of the firm: its key and name. */
type Called = { rule: string; webhook: string; name: string }
type Note = { rule: string; to: StepRole; text: string }

export type AutomationEvents = {
  'automation.ran': EventType<'conveyance', Ran>
  'automation.failed': EventType<'conveyance', Failed, RuleMessageValue>
  'automation.message': EventType<'conveyance', Message, RuleMessageValue>
  'automation.note': EventType<'conveyance', Note, RuleMessageValue>
  'automation.webhook': EventType<'conveyance', Called>
  'automation.webhook-accepted': EventType<'conveyance', Called>
}

const common = { subjects: ['conveyance'], broadcast: ['record', 'users'] } as const
const message = {
  channel: 'email',
  subject: '{rule_subject}',
  body: letter('{rule_text}'),
} as const
const internal = { audience: 'internal', channel: 'internal' } as const

export const automationEvents: EventRows<AutomationEvents> = {
  'automation.ran': {
    ...common,
    title: 'Automation ran',
    text: ({ rule, cause, actions }) => `“${rule}” ran (${cause}): ${actions.join('; ')}`,
  },
  'automation.failed': {
    ...common,
    title: 'Automation failed',
    text: ({ rule, reason }) => `“${rule}” failed: ${reason}`,
    values: ruleMessageValues,
    communications: [{ ...internal, subject: '{rule_subject}', body: '{rule_text}' }],
  },
  'automation.message': {
    ...common,
    title: 'Message sent by an automation',
    text: ({ rule, subject }) => `“${rule}” sent a message: ${subject}`,
    values: ruleMessageValues,
    communications: [
      { ...message, audience: 'client', when: ({ to }) => to === 'client' },
      { ...message, audience: 'agent', when: ({ to }) => to === 'agent' },
      { ...message, audience: 'other_side', when: ({ to }) => to === 'other_side' },
    ],
  },
  'automation.note': {
    ...common,
    title: 'Note from an automation',
    text: ({ text }) => text,
    values: ruleMessageValues,
    communications: [{ ...internal, subject: '{rule_subject}', body: '{rule_text}' }],
  },
  'automation.webhook': {
    ...common,
    title: 'Call to a system queued',
    text: ({ rule, name }) => `“${rule}” is to call ${name}`,
  },
  'automation.webhook-accepted': {
    ...common,
    title: 'Call to a system accepted',
    text: ({ rule, name }) => `${name} accepted the call of “${rule}”`,
  },
}
