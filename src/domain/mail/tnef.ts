import { safeName } from './attachment.ts'
import { decodeCharset } from './mime/charset.ts'

/** A file inside winmail.dat (MS-OXTNEF). */
export interface TnefFile {
  readonly name: string
  readonly octets: string
}

const SIGNATURE = 0x223e9f78
const RENDERING = 0x00069002
const TITLE = 0x00018010
const DATA = 0x0006800f
const PROPERTIES = 0x00069005
const LONG_NAME = 0x3707
const HEADER = 9

/** The files of winmail.dat; null when the octets are none, and what was cut off is left out. */
export const tnefFiles = (octets: string): TnefFile[] | null => {
  if (numberAt(octets, 0, 4) !== SIGNATURE) return null
  const files: { name: string; octets: string }[] = []
  for (let at = 6; at + HEADER <= octets.length; ) {
    const id = numberAt(octets, at + 1, 4)
    const from = at + HEADER
    const to = from + numberAt(octets, at + 5, 4)
    if (to > octets.length) break
    if (id === RENDERING) files.push({ name: '', octets: '' })
    const file = files.at(-1)
    if (file) apply(file, id, octets.slice(from, to))
    at = to + 2
  }
  return files.map((file) => ({ ...file, name: safeName(file.name) || 'attachment' }))
}

const apply = (file: { name: string; octets: string }, id: number, value: string) => {
  if (id === DATA) file.octets = value
  if (id === TITLE && file.name === '') file.name = decodeCharset(untilZero(value), '')
  if (id === PROPERTIES) file.name = longName(value) ?? file.name
}

const untilZero = (value: string) => value.split('\0', 1)[0] ?? ''

const numberAt = (octets: string, at: number, size: number) => {
  let number = 0
  for (let index = size - 1; index >= 0; index -= 1)
    number = number * 256 + (octets.charCodeAt(at + index) || 0)
  return number
}

/** Bytes of the MAPI types of fixed length. */
const FIXED: Readonly<Record<number, number>> = {
  1: 0,
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
}

const padded = (length: number) => Math.ceil(length / 4) * 4

/** PR_ATTACH_LONG_FILENAME of a list of MAPI properties; null when it is not there. */
const longName = (value: string): string | null => {
  const count = Math.min(numberAt(value, 0, 4), 1000)
  let at = 4
  for (let index = 0; index < count && at + 4 <= value.length; index += 1) {
    const type = numberAt(value, at, 2)
    const id = numberAt(value, at + 2, 2)
    at = afterName(value, at + 4, id)
    const isList = (type & 0x1000) !== 0
    const size = FIXED[type & 0xfff]
    let items = isList || size === undefined ? numberAt(value, at, 4) : 1
    if (isList || size === undefined) at += 4
    for (; items > 0 && at < value.length; items -= 1) {
      const length = size ?? numberAt(value, at, 4)
      if (size === undefined) at += 4
      if (id === LONG_NAME) return nameIn(value.slice(at, at + length), type)
      at += padded(length)
    }
  }
  return null
}

/** Past the name of a named property. */
const afterName = (value: string, at: number, id: number) => {
  if (id < 0x8000) return at
  const isNumbered = numberAt(value, at + 16, 4) === 0
  return isNumbered ? at + 24 : at + 24 + padded(numberAt(value, at + 20, 4))
}

const nameIn = (octets: string, type: number) =>
  type === 0x1f
    ? (decodeCharset(octets, 'utf-16le').split('\0', 1)[0] ?? '')
    : decodeCharset(untilZero(octets), '')
