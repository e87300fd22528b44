import { textOfHtml } from '../html/text.ts'
import { decodeCharset } from '../mime/charset.ts'
import { tnefAttributes } from './attributes.ts'
import { numberAt, untilZero } from './octets.ts'
import { mapiProperties, mapiText } from './properties.ts'
import { textOfRtf } from './rtf.ts'
import { decompressRtf } from './rtf-compression.ts'

const BODY = 0x0002800c
const PROPERTIES = 0x00069003
const CODE_PAGE = 0x00069007
const PLAIN = 0x1000
const RTF = 0x1009
const HTML = 0x1013

/** The text of a mail that lies in winmail.dat alone; empty when there is none. */
export const tnefText = (octets: string): string => {
  const attributes = tnefAttributes(octets) ?? []
  const octetsOf = (wanted: number) => attributes.find(({ id }) => id === wanted)?.value
  const page = numberAt(octetsOf(CODE_PAGE) ?? '', 0, 4)
  const charset = page === 65001 ? 'utf-8' : page > 0 ? `cp${page}` : ''
  const body = octetsOf(BODY)
  if (body !== undefined) return decodeCharset(untilZero(body), charset)
  const properties = mapiProperties(octetsOf(PROPERTIES) ?? '')
  const property = (wanted: number) => properties.find(({ id }) => id === wanted)
  const [plain, html, rtf] = [property(PLAIN), property(HTML), property(RTF)]
  if (plain) return mapiText(plain, charset)
  if (html) return textOfHtml(mapiText(html, charset))
  return rtf ? textOfRtf(decompressRtf(rtf.octets)) : ''
}
