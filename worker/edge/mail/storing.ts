import type { Mail } from '#domain/mail/mail'
import { parseMail } from '#domain/mail/mail'
import type { OwnPeople } from '#domain/mail/warning/warning'
import type { IncomingEmail } from '#domain/tracked-email/incoming'
import { contentOf } from '#domain/tracked-email/reading'
import type { EmailAttachment } from '#domain/tracked-email/tracked-email'
import { scanFile } from '#worker/integrations/scan/scanner'
import { fileStoreOf, sha256Of } from '../../directory/file-store.ts'
import type { MailFirm } from './asking.ts'

const MOST_ATTACHMENTS = 100

type MailFile = {
  readonly name: string
  readonly type: string
  readonly octets: string
  readonly isInline: boolean
}

/**
 * Reads a mail, checks its files and stores them with the original. Twice the same mail is stored under the same keys.
 * Throws ScanUnavailableError while the check does not answer.
 */
export const storeMail = async (
  firm: MailFirm,
  bytes: Uint8Array,
  { own, deliveredTo }: { readonly own: OwnPeople; readonly deliveredTo: string | null },
): Promise<IncomingEmail> => {
  const mail = parseMail(bytes, own)
  const content = contentOf(mail)
  const files = filesIn(mail).slice(0, MOST_ATTACHMENTS)
  const fingerprint = fingerprintOf(content, files)
  const prefix = `t/${firm.tenant}/mail/${fingerprint}`
  const attachments: EmailAttachment[] = []
  for (const [place, file] of files.entries())
    attachments.push(await storeFile(firm, file, `${prefix}/${place}`))
  const store = fileStoreOf(firm.env.FILES, firm.tenant)
  const original = await store.put(bytes, 'message/rfc822', `${prefix}/${sha256Of(bytes)}`)
  const { key, sha256 } = original
  return {
    ...content,
    fingerprint,
    original: { key, sha256, bytes: bytes.length },
    attachments,
    delivered_to: deliveredTo,
  }
}

/** The files of a mail; what is inside a winmail.dat stands for it. */
const filesIn = ({ attachments, tnef }: Mail): MailFile[] => {
  const unpacked = tnef.map((it) => ({ ...it, type: '', isInline: false }))
  const isPacked = ({ type, name }: MailFile) =>
    /ms-tnef$/.test(type) || /^winmail\.dat$/i.test(name)
  return [...attachments.filter((it) => tnef.length === 0 || !isPacked(it)), ...unpacked]
}

const bytesOf = (octets: string) => new Uint8Array(Buffer.from(octets, 'latin1'))

/** A mail that arrives by two ways has other headers and the same content. */
const fingerprintOf = (
  {
    message_id,
    from,
    subject,
    text,
    sent_at,
  }: Omit<IncomingEmail, 'fingerprint' | 'original' | 'attachments' | 'delivered_to'>,
  files: readonly MailFile[],
) => {
  const parts = [message_id, from.address.toLowerCase(), subject, text, sent_at]
  const hashes = files.map(({ name, octets }) => [name, sha256Of(bytesOf(octets))])
  return sha256Of(new TextEncoder().encode(JSON.stringify([parts, hashes])))
}

const storeFile = async (
  { env, tenant }: MailFirm,
  { name, type, octets, isInline }: MailFile,
  key: string,
): Promise<EmailAttachment> => {
  const bytes = bytesOf(octets)
  const found = await scanFile(env, { name, bytes })
  const common = { name, bytes: bytes.length, is_inline: isInline, document_id: null }
  if (found.is === 'refused')
    return { ...common, mime: type.slice(0, 200), stored: null, refusal: found.reason }
  const { sha256 } = await fileStoreOf(env.FILES, tenant).put(bytes, found.mime, key)
  return { ...common, mime: found.mime, stored: { key, sha256 }, refusal: null }
}
