import type { Message } from '#domain/communication/message'
import type { HistoryEntry } from '#domain/conveyance/api'

const verbs: Readonly<Record<string, string>> = {
  email: 'Email',
  sms: 'Text message',
  whatsapp: 'WhatsApp message',
  portal: 'Portal message',
  letter: 'Letter',
}

const unsent: Readonly<Record<string, string>> = {
  queued: ', waiting to be sent',
  to_print: ', to be printed',
  sending: ', waiting to be sent',
  unknown: ', perhaps not sent',
  bounced: ', came back',
  failed: ', not sent',
  suppressed: ', not sent',
}

/** The name of a message in the timeline of a case, which no event has. */
export const MESSAGE_LINE = 'message.to-person'

/** A message of a case as an entry of its timeline; it stands at the time when it was written. */
export const messageEntry = (
  message: Pick<Message, 'id' | 'created_at' | 'channel' | 'to_name' | 'subject' | 'status'>,
): HistoryEntry => ({
  id: message.id,
  name: MESSAGE_LINE,
  at: message.created_at,
  actor: null,
  fields: {
    channel: message.channel,
    to: message.to_name,
    subject: message.subject,
    status: message.status,
  },
})

/** 'Email to Owen Tarrant: “Your case is open”, came back' */
export const messageLineText = ({ channel, to, subject, status }: HistoryEntry['fields']) =>
  `${verbs[String(channel)] ?? 'Message'} to ${to}: “${subject}”${unsent[String(status)] ?? ''}`

/** Both in one, newest first; an event stands before the messages that it sent. */
export const timelineOf = (
  events: readonly HistoryEntry[],
  messages: readonly HistoryEntry[],
): HistoryEntry[] => [...events, ...messages].toSorted((a, b) => b.at.localeCompare(a.at))
