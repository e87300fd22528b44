import { safeName } from '../attachment.ts'
import { decodeCharset } from '../mime/charset.ts'
import { type TnefAttribute, tnefAttributes } from './attributes.ts'
import { untilZero } from './octets.ts'
import { mapiProperties, mapiText } from './properties.ts'

/** A file inside winmail.dat. */
export interface TnefFile {
  readonly name: string
  readonly octets: string
}

const RENDERING = 0x00069002
const TITLE = 0x00018010
const DATA = 0x0006800f
const PROPERTIES = 0x00069005
const LONG_NAME = 0x3707

/** The files of winmail.dat; null when the octets are none. */
export const tnefFiles = (octets: string): TnefFile[] | null => {
  const files: { name: string; octets: string }[] = []
  const attributes = tnefAttributes(octets)
  for (const attribute of attributes ?? []) {
    if (attribute.id === RENDERING) files.push({ name: '', octets: '' })
    const file = files.at(-1)
    if (file) apply(file, attribute)
  }
  return attributes && files.map((file) => ({ ...file, name: safeName(file.name) || 'attachment' }))
}

const apply = (file: { name: string; octets: string }, { id, value }: TnefAttribute) => {
  if (id === DATA) file.octets = value
  if (id === TITLE && file.name === '') file.name = decodeCharset(untilZero(value), '')
  if (id === PROPERTIES) file.name = longName(value) ?? file.name
}

const longName = (value: string) => {
  const named = mapiProperties(value).find(({ id }) => id === LONG_NAME)
  return named ? mapiText(named, '') : null
}
