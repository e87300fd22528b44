import { assertAllowed } from '#domain/act'
import type { EmailThread } from '#domain/communication/email-thread'
import { invalid } from '#domain/refusal'
import { emailActs } from '#domain/tracked-email/acts'
import type { CaseEmail, EmailReply, NewEmail } from '#domain/tracked-email/bodies'
import type { EmailAudience, EmailValue } from '#domain/tracked-email/events'
import { assertNoBankDetails, quotedText, threadAfter } from '#domain/tracked-email/outgoing'
import { mayChangeWith } from '#domain/user/acting-person'
import type { StoredFile } from '#tenant/core/files'
import { requireBeyondMoney } from '#tenant/core/money-only'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import { writtenBy } from '#tenant/mailbox/sending/sender'
import { endDraft } from '#tenant/message-draft/drafts'
import type { RequestContext } from '#tenant/runtime/context'
import { attachedFiles } from './attached-files.ts'
import { documentsToSend } from './documents-to-send.ts'
import type { Correspondent } from './people.ts'
import { readableEmail } from './reading.ts'
import { type TargetKey, type TargetView, targetIn } from './targets.ts'

type Letter = {
  readonly subject: string
  readonly text: string
  /** What it quotes under the signature; '' for nothing. */
  readonly quote: string
  readonly thread: EmailThread | null
  readonly files: readonly StoredFile[]
}

/** Answers an email, or passes it on, to each address by itself. Throws 404, 409 and 422. */
export const replyToEmail = (context: RequestContext, id: string, reply: EmailReply) => {
  const email = readableEmail(context, id)
  requireWriter(context)
  assertAllowed(emailActs(email, context.person)[reply.as])
  if (email.filing === null) throw invalid({ to: ['File this email first.'] })
  assertNoBankDetails('text', reply.text)
  const view = targetIn(context, email.filing)
  const letter = {
    subject: reply.subject,
    text: reply.text,
    quote: quotedText(email),
    thread: reply.as === 'reply' ? threadAfter(email) : null,
    files: attachedFiles(context, email, reply.attachments),
  }
  endDraft(context, reply.draft)
  const addresses = [...new Set(reply.to.map((it) => it.toLowerCase()))]
  const people = [...view.people(), { ...email.from, email: email.from.address }]
  for (const address of addresses) send(context, view, recipientAt(people, address), letter)
  return { sent: addresses.length }
}

/** Writes to somebody of a record. Throws 404, and 422 for an address that nobody of it has. */
export const writeTo = (
  context: RequestContext,
  key: TargetKey,
  email: NewEmail & Partial<Pick<CaseEmail, 'attachments'>>,
) => {
  requireWriter(context)
  const view = targetIn(context, key)
  assertNoBankDetails('text', email.text)
  const person = view.people().find((it) => it.email?.toLowerCase() === email.to.toLowerCase())
  if (person === undefined)
    throw invalid({ to: ['Nobody of this case has this address. Choose somebody.'] })
  endDraft(context, email.draft)
  const { subject, text } = email
  send(context, view, addressed(person, email.to), {
    subject,
    text,
    quote: '',
    thread: null,
    files: documentsToSend(context, key.id, email.attachments ?? []),
  })
  return { sent: 1 }
}

const requireWriter = ({ person }: RequestContext) => {
  assertAllowed(mayChangeWith(person, []))
  requireBeyondMoney(person)
}

type To = Recipient & { readonly audience: EmailAudience }

const addressed = (person: Partial<Correspondent>, address: string): To => ({
  name: person.name || address,
  email: address,
  phone: null,
  audience: person.audience ?? 'other_side',
  ...(person.contact_id ? { contact_id: person.contact_id } : {}),
})

const recipientAt = (people: readonly Partial<Correspondent>[], address: string) =>
  addressed(people.find((it) => it.email?.toLowerCase() === address) ?? {}, address)

const send = (context: RequestContext, view: TargetView, to: To, letter: Letter) => {
  const { subject, text, quote, thread, files } = letter
  const { audience, ...recipient } = to
  const only = (of: EmailAudience) => (audience === of ? [recipient] : [])
  const correspondence: Correspondence<EmailValue> = {
    about: { ...view.target },
    values: { email_subject: subject, email_text: text, email_quote: quote && `\n\n${quote}` },
    clients: only('client'),
    agents: only('agent'),
    other_side: only('other_side'),
    files,
    thread,
    written: writtenBy(context),
  }
  context.recordEvents(
    [
      {
        name: 'email.sent',
        ...view.of,
        changed: ['correspondence'],
        detail: { audience, to: to.name, subject, text },
      },
    ],
    { users: view.users, correspondence: () => correspondence },
  )
}
