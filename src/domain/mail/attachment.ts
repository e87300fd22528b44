import { isBodyText, shownChildren } from './body.ts'
import type { Part } from './mime/part.ts'

/** A file of a mail as the page lists it. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly octets: string
  readonly contentId: string | null
  /** Whether the mail's own HTML shows it. */
  readonly isInline: boolean
}

const ENDINGS: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/calendar': 'ics',
  'application/ics': 'ics',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/zip': 'zip',
  'application/rtf': 'rtf',
  'application/ms-tnef': 'dat',
  'application/pkcs7-signature': 'p7s',
  'application/x-pkcs7-signature': 'p7s',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
  'application/pgp-signature': 'asc',
  'application/pgp-encrypted': 'asc',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'message/rfc822': 'eml',
  'text/vcard': 'vcf',
  'message/delivery-status': 'txt',
  'text/rfc822-headers': 'txt',
  'audio/mpeg': 'mp3',
}

/** The files of a mail, in its order. */
export const attachmentsOf = (root: Part): MailAttachment[] => filesIn(root, root)

const filesIn = (part: Part, root: Part): MailAttachment[] => {
  if (part.children.length > 0) return shownChildren(part).flatMap((it) => filesIn(it, root))
  return isEmpty(part) || isBodyText(part, part === root) ? [] : [attachmentOf(part)]
}

/** A nameless part without a byte in it is no file. */
const isEmpty = (part: Part) =>
  (part.octets === '' && givenName(part) === '') || part.type.value.startsWith('multipart/')

const givenName = ({ disposition, type }: Part) =>
  disposition.parameters.get('filename') || type.parameters.get('name') || ''

const attachmentOf = (part: Part): MailAttachment => ({
  name: safeName(givenName(part)) || madeName(part.type.value),
  type: part.type.value,
  octets: part.octets,
  contentId: part.contentId,
  isInline: part.contentId !== null && part.disposition.value !== 'attachment',
})

const madeName = (type: string) => {
  const ending = Object.hasOwn(ENDINGS, type)
    ? ENDINGS[type]
    : /^image\/([a-z]{3,4})$/.exec(type)?.[1]
  const stem = /^message\/(?:rfc822|global)$/.test(type) ? 'message' : 'attachment'
  return ending ? `${stem}.${ending}` : stem
}

/** A name without path, control characters and marks that turn the direction of writing. */
export const safeName = (name: string): string => {
  const plain = name.replaceAll(/[\t ]+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
  const file = plain.slice(Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('\\')) + 1)
  return [...file.trim()].slice(0, 200).join('')
}
