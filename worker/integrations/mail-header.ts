import { onOneLine } from '#domain/one-line'

const PLAIN = /^[ -~]*$/
/** The characters that fit an encoded word of 75, whatever their length in UTF-8. */
const WORD_LENGTH = 10

/** Returns the value of a mail header: one line of ASCII, other text as encoded words (RFC 2047 §2). */
export const headerValue = (text: string) => {
  const line = onOneLine(text)
  if (PLAIN.test(line) && !line.includes('=?')) return line
  const characters = [...line]
  const words = Array.from({ length: Math.ceil(characters.length / WORD_LENGTH) }, (_, at) =>
    characters.slice(at * WORD_LENGTH, (at + 1) * WORD_LENGTH).join(''),
  )
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

/** Returns '"Ada Byron" <ada@example.com>'; the name is quoted or encoded (RFC 5322 §3.4). */
export const mailboxHeader = (name: string, address: string) => {
  const value = headerValue(name)
  const display = value.startsWith('=?') ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`
  return `${display} <${onOneLine(address).replaceAll(/[<>\s]/g, '')}>`
}
