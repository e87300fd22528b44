import { escapeHtml } from '#domain/template/markup/escaping'
import { EMAIL_SENT } from '#domain/tracked-email/outgoing'
import type { Mail } from './provider.ts'

export type Sender = {
  /** The address in From. */
  readonly sender: string
  readonly reply_to: string
}

const LINK = /^https?:\/\/\S+$/

const lineHtml = (line: string) => {
  const text = escapeHtml(line)
  return LINK.test(line.trim()) ? `<a href="${text.trim()}">${text.trim()}</a>` : text
}

/** The text of a message as HTML: a paragraph for each block, a link for each line that is one. */
export const htmlOf = (body: string) => {
  const blocks = body.split(/\n{2,}/).map((it) => it.split('\n').map(lineHtml).join('<br>'))
  return `<!doctype html><html lang="en"><body>${blocks.map((it) => `<p>${it}</p>`).join('')}</body></html>`
}

/** The Message-ID of a message, the same in each attempt. */
export const messageIdOf = (id: string, sender: string) =>
  `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`

/** RFC 3834 §5: no answering machine answers it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

const bracketed = (id: string) => `<${id}>`

/** The headers of a message: what somebody wrote is not automatic, and an answer stays in its thread. */
export const headersOf = ({ type, thread }: Mail['message']): Record<string, string> => ({
  ...(type === EMAIL_SENT ? {} : AUTOMATIC),
  ...(thread && {
    'In-Reply-To': bracketed(thread.in_reply_to),
    References: thread.references.map(bracketed).join(' '),
  }),
})

/** The parts of an email, from which MIME is composed; every header is one line. */
export const composedOf = ({ message, attachments }: Mail, { sender, reply_to }: Sender) => ({
  from: { name: message.from_name, address: sender },
  to: { name: message.to_name, address: message.to_address },
  replyTo: reply_to,
  subject: message.subject,
  messageId: messageIdOf(message.id, sender),
  headers: headersOf(message),
  text: message.body,
  html: htmlOf(message.body),
  attachments: attachments.map(({ name, mime, bytes }) => ({
    filename: name,
    contentType: mime,
    content: Buffer.from(bytes),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
})
