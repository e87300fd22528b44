import { letter } from '#domain/communication/communication'
import type { MessageAudience } from '#domain/conveyance/automation/action'
import { type RuleMessageValue, ruleMessageValues } from '#domain/conveyance/automation/events'
import { notifiedNames } from '#domain/conveyance/stopping/notified'
import type { EventRows, EventType } from '#domain/event'

type Sent = { to: readonly MessageAudience[]; subject: string; text: string }

export type BulkMessageEvents = {
  'conveyance.bulk-message-sent': EventType<'conveyance', Sent, RuleMessageValue>
}

const to = (audience: MessageAudience) => ({
  audience,
  channel: 'email' as const,
  subject: '{rule_subject}',
  body: letter('{rule_text}'),
  when: (detail: Sent) => detail.to.includes(audience),
})

export const bulkMessageEvents: EventRows<BulkMessageEvents> = {
  'conveyance.bulk-message-sent': {
    subjects: ['conveyance'],
    title: 'Message sent to several cases',
    text: ({ to: audiences, subject }) =>
      `Message sent to ${audiences.map((it) => notifiedNames[it].toLowerCase()).join(', ')}: ${subject}`,
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    values: ruleMessageValues,
    communications: [to('client'), to('agent'), to('other_side')],
  },
}
