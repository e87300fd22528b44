import { textOf } from '../body.ts'
import { decodeWords } from '../mime/encoded-words.ts'
import { type Header, headerOf, parseHeaders } from '../mime/headers.ts'
import { leavesOf, type Part } from '../mime/part.ts'

/** What a report says of one recipient. */
export interface ReportedRecipient {
  readonly address: string
  readonly action: string | null
  readonly status: string | null
  readonly diagnostic: string | null
}

/** The recipients of a delivery report (RFC 3464); null when the mail is none. */
export const dsnRecipients = (root: Part): ReportedRecipient[] | null => {
  const status = leavesOf(root).find(({ type }) =>
    /^message\/(?:global-)?delivery-status$/.test(type.value),
  )
  return status
    ? textOf(status)
        .split(/\r?\n(?:[ \t]*\r?\n)+/)
        .flatMap(recipientOf)
    : null
}

const recipientOf = (block: string): ReportedRecipient[] => {
  const lines = block.split(/\r?\n/).filter((line) => line.trim() !== '')
  const { headers } = parseHeaders(lines)
  const final = addressIn(headers, 'final-recipient')
  const original = addressIn(headers, 'original-recipient')
  const address = final?.includes('@') ? final : (original ?? final)
  if (!address) return []
  const diagnostic = headerOf(headers, 'diagnostic-code')
  return [
    {
      address,
      action: /[a-z]+/.exec(headerOf(headers, 'action')?.toLowerCase() ?? '')?.[0] ?? null,
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(headerOf(headers, 'status') ?? '')?.[0] ?? null,
      diagnostic: diagnostic === null ? null : collapsed(decodeWords(diagnostic)),
    },
  ]
}

const collapsed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const addressIn = (headers: readonly Header[], name: string) => {
  const value = headerOf(headers, name)
  if (value === null) return null
  return (
    value
      .replace(/^[^;@]*;/, '')
      .replaceAll(/[<>"\s]/g, '')
      .toLowerCase() || null
  )
}
