import { decodeWords } from './mime/encoded-words.ts'

/** Somebody's name and address as a header gives them; either may be empty. */
export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** The mailboxes of an address header's octets; members of groups stand for themselves. */
export const parseMailboxes = (octets: string): Mailbox[] =>
  withWholeNames(separated(octets.slice(0, 65_536)))
    .map(mailboxOf)
    .filter(({ name, address }) => name !== '' || address !== '')

interface Item {
  readonly text: string
  readonly angle: string | null
  readonly comments: string
  /** Whether a comma ended it. */
  readonly isCut: boolean
}

/** A name that its writer left without quotes is cut at its commas: 'Rao, Sunita <sunita@brookes.test>'. */
const withWholeNames = (items: readonly Item[]): Item[] => {
  const whole: Item[] = []
  for (const item of items) {
    const names = [item.text.trim()]
    while (item.angle !== null && isCutName(whole.at(-1)))
      names.unshift(whole.pop()?.text.trim() ?? '')
    whole.push(names.length === 1 ? item : { ...item, text: names.join(', ') })
  }
  return whole
}

const isCutName = (item: Item | undefined) =>
  item?.isCut === true && item.angle === null && item.text.trim() !== '' && !item.text.includes('@')

const PIECE =
  /"((?:\\[\s\S]|[^"\\])*)"?|\(((?:\\[\s\S]|[^()\\]|\((?:\\[\s\S]|[^()\\])*\))*)\)|<+([^>]*)>*|([,;:])|([^"(<,;:]+|\()/g

const emptyItem = () => ({
  text: '',
  angle: null as string | null,
  comments: '',
  named: 0,
  isCut: false,
})

/**
 * Splits at commas, semicolons and the colon of a group, where these stand outside quotes and brackets, and before a
 * second address in brackets where a comma was forgotten.
 */
const separated = (octets: string): Item[] => {
  const items: Item[] = []
  let item = emptyItem()
  for (const match of octets.matchAll(PIECE)) {
    const [whole, quoted, comment, angle, mark, plain] = match
    const isLocalPart = octets[match.index + whole.length] === '@'
    if (mark === ':') item = emptyItem()
    else if (mark || (angle !== undefined && item.angle !== null)) {
      const { text, named } = item
      items.push(mark ? { ...item, isCut: mark === ',' } : { ...item, text: text.slice(0, named) })
      item = mark ? emptyItem() : { ...emptyItem(), text: text.slice(named), angle: angle ?? null }
    } else if (quoted !== undefined && isLocalPart) item.text += whole
    else if (quoted !== undefined) item.text += unescaped(quoted)
    else if (comment !== undefined) item.comments += unescaped(comment)
    else if (angle !== undefined) item = { ...item, angle, named: item.text.length }
    else item.text += plain ?? ''
  }
  return [...items, item]
}

const unescaped = (octets: string) => octets.replaceAll(/\\([\s\S])/g, '$1')

const mailboxOf = ({ text, angle, comments }: Item): Mailbox => {
  if (angle !== null) return { name: shown(text) || shown(comments), address: plainAddress(angle) }
  const bare =
    /"[^"]+"@[^\s"]+/.exec(text)?.[0] ?? text.split(/\s+/).find((word) => /.@./.test(word))
  if (bare === undefined) return { name: shown(text), address: '' }
  return { name: shown(text.replace(bare, '')) || shown(comments), address: plainAddress(bare) }
}

/** Signs that nobody sees, and those that turn the order of letters around. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

const shown = (octets: string) =>
  decodeWords(octets)
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^'(.*)'$/g, '$1')

/** Without a source route (`@relay:user@host`), comments and blanks; those of a quoted part stay. */
const plainAddress = (octets: string) =>
  decodeWords(octets)
    .replace(/^[ \t]*@[^:]*:/, '')
    .replaceAll(/("[^"]*"(?=@))|\([^()]*\)|[\s<>]/g, '$1')
    .replace(/^mailto:/i, '')

/** The part of an address after its last @, in small letters. */
export const domainOf = (address: string) =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
