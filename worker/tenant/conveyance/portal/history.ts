import type { Message } from '#domain/communication/message'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ClientHistoryEntry } from '#domain/conveyance/portal/history'
import { clientEventNames, clientLine } from '#domain/events'
import { matterNames } from '#domain/matter-names'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_EVENTS = 200
const MOST_MESSAGES = 100
// Money, signatures, documents and messages of the client are no progress.
const progressNames = clientEventNames.filter((name) =>
  /^(?:conveyance|milestone|progress|completion-day)\./.test(name),
)
const sentStatuses = ['sent', 'delivered']

/** Every event and message shared with the signed-in client, newest first. */
export const clientHistory = (context: RequestContext): ClientHistoryEntry[] =>
  context.conveyances
    .ofContact(context.person.contact_id ?? '')
    .flatMap((it) => [
      ...caseEventsOf(context, it),
      ...(context.person.helping ? [] : messagesTo(context, it)),
    ])
    .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))

const subjectOf = ({ id, matter_type, address }: Conveyance) => ({
  id,
  matter_type,
  address: address.line,
})

/** The events of a case that its clients read. */
export const caseEventsOf = (
  { audit, plans, person }: RequestContext,
  conveyance: Conveyance,
): ClientHistoryEntry[] => {
  const { milestones } = plans.of(conveyance.id)
  const matter = matterNames[conveyance.matter_type].toLowerCase()
  const names = person.helping ? progressNames : clientEventNames
  const rows = [
    ...audit.named('conveyance', conveyance.id, names, MOST_EVENTS),
    ...audit.named('quote-case', conveyance.quote_case_id ?? '', names, MOST_EVENTS),
  ]
  const seenTexts = new Set<string>()
  return rows.flatMap((row) => {
    const fields = detailOf(row)
    const clientEntry = clientLine(row.name, fields, { matter, milestones })
    if (clientEntry === null || seenTexts.has(clientEntry.text)) return []
    seenTexts.add(clientEntry.text)
    return [
      {
        id: `${conveyance.id}.${row.seq}`,
        at: row.at,
        case: subjectOf(conveyance),
        ...clientEntry,
      },
    ]
  })
}

/** Messages to the client themselves, without those to the other clients of a case. */
const messagesTo = (
  { messages, person }: RequestContext,
  conveyance: Conveyance,
): ClientHistoryEntry[] => {
  const self = conveyance.clients.find((client) => client.contact_id === person.contact_id)
  const addresses = [person.email, self?.email, self?.phone]
  return messages
    .about([conveyance.id, conveyance.quote_case_id ?? ''], MOST_MESSAGES)
    .filter(
      (message) => sentStatuses.includes(message.status) && addresses.includes(message.to_address),
    )
    .map((message) => ({
      id: message.id,
      at: message.sent_at ?? message.created_at,
      kind: 'message',
      text: `We ${channelVerbs[message.channel]}: ${message.subject}`,
      case: subjectOf(conveyance),
    }))
}

const channelVerbs: Readonly<Record<Message['channel'], string>> = {
  email: 'emailed you',
  sms: 'sent you a text message',
  whatsapp: 'sent you a WhatsApp message',
  portal: 'sent you a message',
  internal: 'sent you a message',
  letter: 'posted you a letter',
}
