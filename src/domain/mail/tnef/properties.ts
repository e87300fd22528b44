import { decodeCharset } from '../mime/charset.ts'
import { numberAt, untilZero } from './octets.ts'

/** A property of MAPI (MS-OXTNEF 2.1.3.4), the first of its values. */
export interface MapiProperty {
  readonly id: number
  readonly type: number
  readonly octets: string
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

const MOST = 1000
const padded = (length: number) => Math.ceil(length / 4) * 4

/** The properties of a list of them; what was cut off is left out. */
export const mapiProperties = (value: string): MapiProperty[] => {
  const properties: MapiProperty[] = []
  const count = Math.min(numberAt(value, 0, 4), MOST)
  let at = 4
  for (let index = 0; index < count && at + 4 <= value.length; index += 1) {
    const type = numberAt(value, at, 2)
    const id = numberAt(value, at + 2, 2)
    const read = valuesAt(value, afterName(value, at + 4, id), type)
    properties.push({ id, type: type & 0xfff, octets: read.first })
    at = read.end
  }
  return properties
}

const valuesAt = (value: string, from: number, type: number) => {
  const size = FIXED[type & 0xfff]
  const isCounted = (type & 0x1000) !== 0 || size === undefined
  let items = isCounted ? numberAt(value, from, 4) : 1
  let at = isCounted ? from + 4 : from
  let first: string | null = null
  for (; items > 0 && at < value.length; items -= 1) {
    const length = size ?? numberAt(value, at, 4)
    if (size === undefined) at += 4
    first ??= value.slice(at, at + length)
    at += padded(length)
  }
  return { first: first ?? '', end: at }
}

/** Past the name of a named property. */
const afterName = (value: string, at: number, id: number) => {
  if (id < 0x8000) return at
  const isNumbered = numberAt(value, at + 16, 4) === 0
  return isNumbered ? at + 24 : at + 24 + padded(numberAt(value, at + 20, 4))
}

/** The text of a property of a text type, in UTF-16 or in this character set. */
export const mapiText = ({ octets, type }: MapiProperty, charset: string): string =>
  type === 0x1f
    ? (decodeCharset(octets, 'utf-16le').split('\0', 1)[0] ?? '')
    : decodeCharset(untilZero(octets), charset)
