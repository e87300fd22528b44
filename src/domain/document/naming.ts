/** Control characters, and the marks that turn the direction of a text, which hide what a file is. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** What paths and the file systems of Windows give a meaning to. */
const FORBIDDEN = /[\\/:*?"<>|]/g
/** The names that Windows gives to devices. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** Longest name in bytes of UTF-8, so that one with a folder and a version still fits every file system. */
export const NAME_BYTES = 180

const bytesOf = (text: string) =>
  [...text].reduce((sum, it) => {
    const code = it.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

const cutTo = (text: string, most: number) => {
  let left = most
  return [...text].filter((it) => {
    left -= bytesOf(it)
    return left >= 0
  })
}

/** The ending of a name with its dot, in small letters: '.pdf'; empty for none. */
export const endingOf = (name: string) => /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** A name that is safe in every file system: without hidden characters or paths, at most 180 bytes; it keeps its ending. */
export const safeName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replaceAll(HIDDEN, '')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(RESERVED, (it) => `_${it}`)
  const ending = endingOf(plain)
  const stem = plain.slice(0, plain.length - ending.length)
  const cut = cutTo(stem, NAME_BYTES - ending.length)
    .join('')
    .trim()
  return `${cut || 'Document'}${ending}`
}
