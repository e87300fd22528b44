import { channelsByAudience } from '#domain/communication/matrix/cell'
import type { CommunicationContent } from './communication.ts'

/** The merge values that every message has, besides those of its event. */
export const commonValues = ['firm', 'phone', 'email', 'name', 'signature'] as const

type EventWording = { readonly values: readonly string[] }

/** What is checked of a communication. */
export type WrittenContent = Pick<
  CommunicationContent,
  'type' | 'audience' | 'channel' | 'subject' | 'body'
>

/** The merge values that a text names, each once: 'Dear {name}' has name. */
export const valuesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')),
]

// 12-34-56 and eight digits: what a sort code and an account number look like.
const BANK_DETAILS = /\b\d{2}[- ]\d{2}[- ]\d{2}\b|\b\d{8}\b/

const LONGEST_SMS = 459

const textFaults = (text: string, { values }: EventWording): string[] => {
  const unknown = valuesIn(text).filter((it) => ![...commonValues, ...values].includes(it))
  return [
    ...unknown.map((it) => `This event has no value {${it}}.`),
    ...(BANK_DETAILS.test(text)
      ? ['Remove what looks like a sort code or account number: we never send bank details.']
      : []),
  ]
}

/** The faults of a communication by field; `event` is null where no event of that name sends messages. */
export const contentFaults = (
  { audience, channel, subject, body }: WrittenContent,
  event: EventWording | null,
): Record<string, string[]> => {
  if (event === null) return { type: ['Choose an event that sends messages.'] }
  const faults = {
    channel: channelsByAudience[audience].includes(channel)
      ? []
      : ['Choose a channel that this audience can be written to by.'],
    subject: textFaults(subject, event),
    body: [
      ...textFaults(body, event),
      ...(channel === 'sms' && body.length > LONGEST_SMS
        ? [`Use ${LONGEST_SMS} characters or fewer: three text messages.`]
        : []),
    ],
  }
  return Object.fromEntries(Object.entries(faults).filter(([, texts]) => texts.length > 0))
}
