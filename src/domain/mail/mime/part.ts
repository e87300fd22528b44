import { type Header, headerOf, parseHeaders } from './headers.ts'
import { parseStructured, type Structured } from './parameters.ts'
import { decodeTransfer } from './transfer.ts'

/** One part of a mail: a leaf with its decoded octets, or a multipart with its children. */
export interface Part {
  readonly headers: readonly Header[]
  readonly type: Structured
  readonly disposition: Structured
  readonly contentId: string | null
  readonly octets: string
  readonly children: readonly Part[]
}

/** Levels of multiparts that are opened; what lies deeper stays one file. */
const MAX_DEPTH = 64

/** The parts of a mail, from its octets. Never throws. */
export const parseMessage = (octets: string): Part => {
  const ending = octets.includes('\r\n') ? '\r\n' : '\n'
  const lines = linesOf(octets.replace(/^\u00ef\u00bb\u00bf/, ''))
  const first = lines.findIndex((line) => line !== '')
  return parsePart(lines.slice(Math.max(0, first)), { fallback: 'text/plain', depth: 0, ending })
}

const linesOf = (octets: string) =>
  octets.includes('\n') ? octets.split(/\r*\n/) : octets.split('\r')

interface Around {
  readonly fallback: string
  readonly depth: number
  readonly ending: string
}

const parsePart = (lines: readonly string[], around: Around): Part => {
  const { fallback, depth, ending } = around
  const { headers, bodyAt } = parseHeaders(lines)
  const type = typeOf(headerOf(headers, 'content-type'), fallback)
  const body = lines.slice(bodyAt)
  const children = depth < MAX_DEPTH ? childrenOf(type, body, around) : []
  const isLeaf = children.length === 0
  return {
    headers,
    type: isLeaf && depth < MAX_DEPTH ? leafType(type, body) : type,
    disposition: parseStructured(headerOf(headers, 'content-disposition') ?? ''),
    contentId: headerOf(headers, 'content-id')?.replaceAll(/^<|>$/g, '') || null,
    octets: isLeaf ? decodeTransfer(body.join(ending), encodingOf(headers)) : '',
    children,
  }
}

/** A multipart whose boundary never comes is read as the text that it is. */
const leafType = (type: Structured, body: readonly string[]): Structured =>
  type.value.startsWith('multipart/') && !body.some((line) => line.startsWith('--'))
    ? { value: 'text/plain', parameters: new Map() }
    : type

const encodingOf = (headers: readonly Header[]) =>
  /[\w-]+/.exec(
    (headerOf(headers, 'content-transfer-encoding') ?? '')
      .replaceAll(/\([^)]*\)/g, '')
      .toLowerCase(),
  )?.[0] ?? ''

/** A type without its second half, as `text`, is read as RFC 2045 §5.2 says: text/plain. */
const typeOf = (octets: string | null, fallback: string): Structured => {
  const type = parseStructured(octets ?? fallback)
  if (/^[^\s/]+\/[^\s/]+$/.test(type.value)) return type
  const value = /^multipart\/?$/.test(type.value) ? 'multipart/mixed' : fallback
  return { value: /^[^\s/]+\/[^\s/]+/.exec(type.value)?.[0] ?? value, parameters: type.parameters }
}

const childrenOf = (type: Structured, body: readonly string[], around: Around): Part[] => {
  if (!type.value.startsWith('multipart/')) return []
  const named = type.parameters.get('boundary')?.trimEnd()
  const sections = named === undefined ? [] : sectionsOf(body, named)
  const fallback = type.value === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
  return (sections.length > 0 ? sections : sectionsOf(body, boundaryIn(body)))
    .filter((lines) => lines.some((line) => line !== ''))
    .map((lines) => parsePart(lines, { ...around, fallback, depth: around.depth + 1 }))
}

/** The boundary that a multipart forgot to name, or named wrongly: its first line of that look with a header below. */
const boundaryIn = (body: readonly string[]) =>
  body
    .find((line, at) => /^--\S/.test(line) && /^content-[a-z-]+:/i.test(body[at + 1] ?? ''))
    ?.slice(2)

const sectionsOf = (body: readonly string[], boundary: string | undefined): string[][] => {
  if (boundary === undefined) return []
  const sections: string[][] = []
  let isOpen = false
  for (const line of withoutHalfEnd(body, boundary)) {
    const mark = markOf(line, boundary)
    if (mark === 'end') break
    if (mark === 'next') {
      sections.push([])
      isOpen = true
    } else if (isOpen) sections.at(-1)?.push(line)
  }
  return sections
}

/** Without a last mark to which a hyphen is missing. */
const withoutHalfEnd = (body: readonly string[], boundary: string) => {
  const last = body.findLastIndex((line) => line !== '')
  return body[last] === `--${boundary}-` ? body.slice(0, last) : body
}

const markOf = (line: string, boundary: string) => {
  if (!line.startsWith(`--${boundary}`)) return null
  const rest = line.slice(boundary.length + 2).trimEnd()
  if (rest === '') return 'next'
  return rest === '--' ? 'end' : null
}

/** Every leaf below a part, in the order of the mail. */
export const leavesOf = (part: Part): Part[] =>
  part.children.length === 0 ? [part] : part.children.flatMap(leavesOf)
