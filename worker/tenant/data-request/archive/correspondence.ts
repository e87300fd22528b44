import type { Call } from '#domain/call/call'
import { callDispositionNames } from '#domain/call/labels'
import type { Message } from '#domain/communication/message'
import { formatInstant } from '#domain/list/export'
import type { TrackedEmail } from '#domain/tracked-email/tracked-email'
import { callDocument } from '#tenant/call/document'
import { clientMessagesOf } from '#tenant/client-message/messages'
import { withoutTokens } from '#tenant/communication/tokens'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import { threadsOf } from '#tenant/whatsapp/threads'
import { type ArchiveFile, tableFile, textFile } from './file.ts'
import type { DataSubject } from './subject.ts'

const MOST = 5_000

const recordIds = ({ cases, quoteCases, leads }: DataSubject) =>
  [...cases, ...quoteCases, ...leads].map(({ id }) => id)

const piece = (head: string, subject: string, text: string) =>
  [head, subject, '', text].filter((it, at) => at > 1 || it !== '').join('\r\n')

const isTo =
  ({ emails, phones, contacts }: DataSubject) =>
  ({ to_address, channel }: Message) =>
    channel !== 'internal' &&
    [...emails, ...phones, ...contacts].includes(
      to_address.includes('@') ? to_address.toLowerCase() : to_address,
    )

/** What the firm sent them, without the links and codes that opened something. */
const sentFile = ({ messages }: RequestContext, subject: DataSubject) =>
  textFile(
    { path: 'messages-sent.txt', what: 'messages that we sent you' },
    messages
      .about(recordIds(subject), MOST)
      .filter(isTo(subject))
      .map((it) =>
        piece(
          `${formatInstant(it.created_at)}, ${it.channel} to ${it.to_address}`,
          it.subject,
          withoutTokens(it.body),
        ),
      ),
  )

const isOfThem =
  ({ emails }: DataSubject) =>
  ({ from, to, cc }: TrackedEmail) =>
    [from, ...to, ...cc].some(({ address }) => emails.includes(address.toLowerCase()))

/** The emails with them that are filed to their records. */
const emailFile = ({ store }: RequestContext, subject: DataSubject) =>
  textFile(
    { path: 'emails.txt', what: 'emails with you' },
    recordIds(subject)
      .flatMap((id) => trackedEmailsOf(store).filedTo(id, MOST))
      .filter(isOfThem(subject))
      .map(({ at, from, subject: about, text, attachments }) =>
        piece(
          [
            `${formatInstant(at)}, from ${from.name} <${from.address}>`,
            ...attachments.filter(({ is_inline }) => !is_inline).map(({ name }) => `File: ${name}`),
          ].join('\r\n'),
          about,
          text,
        ),
      ),
  )

const portalFile = ({ store }: RequestContext, { cases, contacts }: DataSubject) =>
  textFile(
    { path: 'portal-messages.txt', what: 'messages in the portal' },
    cases.flatMap(({ id, ref }) =>
      contacts
        .flatMap((contact) => clientMessagesOf(store).ofConversation(id, contact, MOST))
        .map((it) =>
          piece(
            [
              `${formatInstant(it.at)}, ${ref}, ${it.from === 'client' ? 'you' : 'we'} wrote`,
              ...it.files.map(({ name }) => `File: ${name}`),
            ].join('\r\n'),
            '',
            it.text,
          ),
        ),
    ),
  )

const whatsappFile = ({ store }: RequestContext, { phones }: DataSubject) => {
  const threads = threadsOf(store)
  return textFile(
    { path: 'whatsapp.txt', what: 'what you wrote by WhatsApp' },
    phones
      .flatMap((phone) => threads.byPhone(phone) ?? [])
      .flatMap(({ id }) => threads.messages(id, MOST))
      .map(({ at, text, file }) =>
        piece(`${formatInstant(at)}${file ? `, file: ${file.name}` : ''}`, '', text),
      ),
  )
}

const callFile = ({ store }: RequestContext, subject: DataSubject) =>
  tableFile<Call>(
    { path: 'calls.csv', what: 'telephone calls with your numbers' },
    {
      At: (it) => formatInstant(it.started_at),
      Direction: (it) => (it.direction === 'in' ? 'From you' : 'To you'),
      Number: (it) => it.number,
      Seconds: (it) => it.duration_s,
      Ended: (it) => it.disposition && callDispositionNames[it.disposition],
      Recorded: (it) => (it.has_recording ? 'Yes' : 'No'),
    },
    parseReadable(
      store,
      callDocument,
      store.rows(
        `${selectDocuments(callDocument)} WHERE subject_id IN (SELECT value FROM json_each(?))
         ORDER BY id DESC LIMIT ?`,
        JSON.stringify(recordIds(subject)),
        MOST,
      ),
    ).filter(({ number }) => subject.phones.includes(number)),
  )

/** What they and the firm wrote and said to each other. */
export const correspondenceFiles = (
  context: RequestContext,
  subject: DataSubject,
): ArchiveFile[] => [
  ...sentFile(context, subject),
  ...emailFile(context, subject),
  ...portalFile(context, subject),
  ...whatsappFile(context, subject),
  ...callFile(context, subject),
]
