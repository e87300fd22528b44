import { type Part, parseMessage } from '../mime/part.ts'
import { PKCS7, SIGNED_DATA, signedContent } from './signed-data.ts'

/** Signed mails inside signed mails that are opened. */
const MAX_DEPTH = 4

/** Stands for a file that was opened, which is no use beside its content. */
const MARK: Part = {
  headers: [],
  type: {
    value: 'application/pkcs7-mime',
    parameters: new Map([['smime-type', 'signed-data']]),
  },
  disposition: { value: '', parameters: new Map() },
  contentId: null,
  octets: '',
  children: [],
}

/** How far into a file its kind stands. */
const BEGINNING = 64

/** Whether a part is a whole mail that S/MIME signed or encrypted, whatever its type says. */
export const isSealed = ({ type, octets }: Part) =>
  /^application\/(?:x-)?pkcs7-mime$/.test(type.value) ||
  (/^smime\.p7m$/i.test(type.parameters.get('name') ?? '') &&
    octets.slice(0, BEGINNING).includes(PKCS7))

/** Whether a sealed part is only signed: what its bytes say, or else its type. */
export const isSignedData = ({ type, octets }: Part) => {
  const beginning = octets.slice(0, BEGINNING)
  if (beginning.includes(PKCS7)) return beginning.includes(SIGNED_DATA)
  return type.parameters.get('smime-type')?.toLowerCase() === 'signed-data'
}

/** A mail's parts, with the mail inside each that was signed as a whole, and a mark beside it that it was. */
export const withSigned = (part: Part, depth = 0): Part => {
  if (part.children.length > 0)
    return { ...part, children: part.children.map((it) => withSigned(it, depth)) }
  if (depth === MAX_DEPTH || !isSealed(part) || !isSignedData(part)) return part
  const content = signedContent(part.octets)
  if (content === null) return part
  return {
    ...part,
    type: { value: 'multipart/mixed', parameters: new Map() },
    disposition: { value: '', parameters: new Map() },
    octets: '',
    children: [withSigned(parseMessage(content), depth + 1), MARK],
  }
}
