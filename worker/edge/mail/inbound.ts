import { domainOf, parseMailboxes } from '#domain/mail/address'
import { decodeWords } from '#domain/mail/mime/encoded-words'
import { headerOf } from '#domain/mail/mime/headers'
import { octetsOf } from '#domain/mail/mime/octets'
import { parseMessage } from '#domain/mail/mime/part'
import { isMailboxAddress, MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { hostEntryOf } from '#worker/directory/directory'
import type { Env } from '#worker/env'
import { emailSteps } from '../../directory/email-endpoints.ts'
import { type ReturnedMail, receiveReturnedMail } from '../intake/returned-mail.ts'
import { askAsProduct, type MailFirm } from './asking.ts'
import { storeMail } from './storing.ts'

/** Enough of a mail to say who sent it. */
const BEGINNING = 64 * 1024
const TOO_LARGE = 'This email is larger than 25 MB. Send its files in several emails.'

/**
 * Receives mail as the platform hands it over: into a firm's mailbox, or as a report of a bounce. Throws when it was not
 * stored, so that its sender tries again.
 */
export const receiveMail = (mail: ReturnedMail, env: Env): Promise<void> =>
  isMailboxAddress(mail.to) ? receiveIntoMailbox(mail, env) : receiveReturnedMail(mail, env)

const receiveIntoMailbox = async ({ to, raw, setReject }: ReturnedMail, env: Env) => {
  const host = domainOf(to)
  const entry = await hostEntryOf(env, host)
  if (entry === null || entry.firm.external) {
    await raw.cancel()
    return setReject('There is no such address.')
  }
  const firm = { env, tenant: entry.firm.tenant, origin: `https://${host}` }
  const bytes = await bytesOf(raw)
  if (bytes.length > MOST_MAIL_BYTES) {
    await recordRefusal(firm, bytes)
    return setReject(TOO_LARGE)
  }
  const own = await askAsProduct(firm, emailSteps.own_people)
  const email = await storeMail(firm, bytes, { own, deliveredTo: to })
  await askAsProduct(firm, emailSteps.receive, email)
}

/** The bytes of a mail, up to one more than is read. */
const bytesOf = async (raw: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of raw) {
    parts.push(part)
    size += part.length
    if (size > MOST_MAIL_BYTES) break
  }
  return new Uint8Array(Buffer.concat(parts))
}

const recordRefusal = async (firm: MailFirm, bytes: Uint8Array) => {
  const { headers } = parseMessage(octetsOf(bytes.subarray(0, BEGINNING)))
  const [sender] = parseMailboxes(headerOf(headers, 'from') ?? '')
  await askAsProduct(firm, emailSteps.refuse, {
    from: (sender?.address ?? '').slice(0, 320),
    subject: decodeWords(headerOf(headers, 'subject') ?? '').slice(0, 500),
    reason: TOO_LARGE,
  })
}
