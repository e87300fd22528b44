import type { EventRows, EventType } from '#domain/event'
import { filingRuleLabels } from './labels.ts'
import type { FilingRule } from './tracked-email.ts'

type Named = { email: string; from: string; subject: string }
type Subject = 'conveyance' | 'quote-case' | 'lead'

/** Whose text an email is, which says who signs and whom it counts for. */
export type EmailAudience = 'client' | 'agent' | 'other_side'

type Sent = { audience: EmailAudience; to: string; subject: string; text: string }

export const emailValues = ['email_subject', 'email_text', 'email_quote'] as const
export type EmailValue = (typeof emailValues)[number]

export type TrackedEmailEvents = {
  'email.tracked': EventType<Subject, Named & { rule: FilingRule }>
  'email.unmatched': EventType<'tracked-email', Named>
  'email.filed': EventType<Subject, Named>
  'email.unfiled': EventType<Subject, Named>
  'email.sent': EventType<Subject, Sent, EmailValue>
}

const common = {
  subjects: ['conveyance', 'quote-case', 'lead'],
  broadcast: ['area', 'record', 'users'],
} as const

const to = (audience: EmailAudience) => ({
  audience,
  channel: 'email' as const,
  subject: '{email_subject}',
  body: '{email_text}\n\n{signature}{email_quote}',
  when: (detail: Sent) => detail.audience === audience,
})

export const trackedEmailEvents: EventRows<TrackedEmailEvents> = {
  'email.tracked': {
    ...common,
    title: 'Email received',
    text: ({ from, subject, rule }) =>
      `Email from ${from}: ${subject || 'no subject'}. ${filingRuleLabels[rule]}`,
    notice: 'users',
  },
  'email.unmatched': {
    subjects: ['tracked-email'],
    broadcast: ['area'],
    title: 'Email received and not filed',
    text: ({ from, subject }) => `Email from ${from} is not filed: ${subject || 'no subject'}`,
  },
  'email.filed': {
    ...common,
    title: 'Email filed',
    text: ({ from, subject }) => `Email from ${from} filed: ${subject || 'no subject'}`,
  },
  'email.unfiled': {
    ...common,
    title: 'Email removed',
    text: ({ from, subject }) => `Email from ${from} removed: ${subject || 'no subject'}`,
  },
  'email.sent': {
    ...common,
    title: 'Email sent',
    text: ({ to: name, subject }) => `Email sent to ${name}: ${subject}`,
    values: emailValues,
    communications: [to('client'), to('agent'), to('other_side')],
  },
}
