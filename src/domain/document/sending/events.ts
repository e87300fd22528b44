import { letter } from '#domain/communication/communication'
import type { MessageAudience } from '#domain/conveyance/automation/action'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import { notifiedNames } from '#domain/conveyance/stopping/notified'
import type { EventRows, EventType } from '#domain/event'

type Sent = {
  document: string
  name: string
  number: number
  sha256: string
  to: readonly MessageAudience[]
  subject: string
}

const own = ['sent_subject', 'sent_text'] as const
export type SendingValue = CaseValue | (typeof own)[number]

export type DocumentSendingEvents = {
  'conveyance.document-sent': EventType<'conveyance', Sent, SendingValue>
}

const to = (audience: MessageAudience) => ({
  audience,
  channel: 'email' as const,
  subject: '{sent_subject}',
  body: letter('{sent_text}'),
  when: (detail: Sent) => detail.to.includes(audience),
})

export const documentSendingEvents: EventRows<DocumentSendingEvents> = {
  'conveyance.document-sent': {
    subjects: ['conveyance'],
    title: 'Document sent by email',
    text: ({ name, number, to: audiences }) =>
      `Sent to ${audiences.map((it) => notifiedNames[it].toLowerCase()).join(', ')}: ${name}, version ${number}`,
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    values: [...caseValues, ...own],
    communications: [to('client'), to('agent'), to('other_side')],
  },
}
