import { fileTypes } from '#domain/document/file-type'
import { endingOf } from '#domain/document/naming'
import { decodeCharset } from './charset.ts'
import type { Part } from './part.ts'
import { decodeUuencode, decodeYenc } from './transfer.ts'

interface Enclosed {
  readonly name: string
  readonly octets: string
}

/** A mail's parts, with files that stand in the middle of a text (uuencode, yEnc) as parts of their own. */
export const withEnclosed = (part: Part): Part => {
  if (part.children.length > 0) return { ...part, children: part.children.map(withEnclosed) }
  if (!mayEnclose(part)) return part
  const { files, rest } = takeOut(part.octets.split(/\r?\n/))
  if (files.length === 0) return part
  const text = { ...part, octets: rest.join('\n') }
  return {
    ...part,
    type: { value: 'multipart/mixed', parameters: new Map() },
    octets: '',
    children: [text, ...files.map(filePart)],
  }
}

const mayEnclose = ({ type, disposition, octets }: Part) =>
  type.value === 'text/plain' &&
  disposition.value !== 'attachment' &&
  !type.parameters.has('name') &&
  /^(?:begin [0-7]{3,4} \S|=ybegin )/m.test(octets)

const BEGIN = /^begin [0-7]{3,4} (\S.*)$/
const YBEGIN = /^=ybegin .*\bname=(.+)$/

const takeOut = (lines: readonly string[]) => {
  const files: Enclosed[] = []
  const rest: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const found = uuencodedAt(lines, at) ?? yencodedAt(lines, at)
    if (found === null) rest.push(lines[at] ?? '')
    else {
      files.push(found.file)
      at = found.end
    }
  }
  return { files, rest }
}

type Found = { readonly file: Enclosed; readonly end: number } | null

const uuencodedAt = (lines: readonly string[], at: number): Found => {
  const name = BEGIN.exec(lines[at] ?? '')?.[1]
  if (name === undefined) return null
  let end = at + 1
  while (isUuencoded(lines[end])) end += 1
  if (end === at + 1 || lines[end]?.trimEnd() !== 'end') return null
  const octets = decodeUuencode(lines.slice(at, end + 1).join('\n'))
  return { file: { name: decodeCharset(name.trim(), ''), octets }, end }
}

/** A line whose first letter says how many octets the others hold; blanks at its end may be lost. */
const isUuencoded = (line: string | undefined) => {
  if (line === undefined || !/^[ -`]*$/.test(line)) return false
  const digits = Math.ceil((((line.charCodeAt(0) || 32) - 32) & 0x3f) / 3) * 4
  return line.length - 1 <= digits + 2 && (digits === 0 || line.length > 1)
}

const yencodedAt = (lines: readonly string[], at: number): Found => {
  const name = YBEGIN.exec(lines[at] ?? '')?.[1]
  if (name === undefined) return null
  const end = lines.findIndex((line, index) => index > at && line.startsWith('=yend'))
  if (end === -1) return null
  const from = lines[at + 1]?.startsWith('=ypart ') ? at + 2 : at + 1
  const octets = decodeYenc(lines.slice(from, end).join(''))
  return { file: { name: decodeCharset(name.trim(), ''), octets }, end }
}

const filePart = ({ name, octets }: Enclosed): Part => ({
  headers: [],
  type: {
    value: fileTypes[endingOf(name).toLowerCase()]?.mime ?? 'application/octet-stream',
    parameters: new Map([['name', name]]),
  },
  disposition: { value: 'attachment', parameters: new Map() },
  contentId: null,
  octets,
  children: [],
})
