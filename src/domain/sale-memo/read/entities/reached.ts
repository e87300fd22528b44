import { emailsIn, phonesIn } from '../contact-details.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'

/** A mail address that a memorandum gives, with who and what stands near it. */
export type Reached = {
  readonly email: string
  /** The place of its line. */
  readonly at: number
  /** Who has such an address by its name. */
  readonly person: string | null
  readonly phone: string | null
}

/** How many lines a telephone or a name may stand apart from a mail address. */
const NEAR = 3
/** Characters of the longest line that only says how somebody is reached. */
const LONGEST = 80

/** Every mail address of the lines, with the person whom it spells and the telephone near it. */
export const reachedIn = (lines: readonly string[]): readonly Reached[] =>
  lines.flatMap((line, at) =>
    emailsIn(line).map(({ text: email }) => ({
      email,
      at,
      person: personOf(email, lines, at),
      phone: phoneNear(lines, at),
    })),
  )

/** The telephone of the line, else of the lines around it up to a blank one or to another address. */
const phoneNear = (lines: readonly string[], at: number) => {
  const own = phonesIn(lines[at] ?? '')[0]
  if (own) return own.text
  for (const step of [-1, 1])
    for (let near = at + step; Math.abs(near - at) <= NEAR; near += step) {
      const line = lines[near] ?? ''
      const [phone] = phonesIn(line)
      if (line === '' || line.length > LONGEST || emailsIn(line).length > 0) break
      if (phone) return phone.text
    }
  return null
}

/** The name near an address that spells it: 'Will Tern' near will.tern@, wtern@ or will@. */
const personOf = (email: string, lines: readonly string[], at: number) => {
  const names = lines
    .slice(Math.max(0, at - 2 * NEAR), at + NEAR)
    .flatMap((line) => line.split(PARTS))
    .map((piece) => piece.trim())
    .filter((piece) => (isSurelyPerson(piece) || isName(piece)) && !NO_PERSON.test(piece))
    .map(withoutTitle)
  return names.findLast((name) => name.includes(' ') && isSpelt(email, name)) ?? null
}

const NO_PERSON =
  /\b(?:office|branch|sales|lettings|team|department|solicitors|legal|law|homes|estates?|agents?|residential|property|regards|wishes|thanks)\b/i
const PARTS = /\s*[,;|·•()/<>]\s*|\s+[–—-]\s+|:\s+|\s+(?:at|from|of|by|is)\s+|\.\s+/

/** Whether the part of an address before its mark is made of a name. */
export const isSpelt = (email: string, name: string) => {
  const local = (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^a-z]/g, ''))
    .filter((word) => word !== '')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const initials = words.map((word) => word.charAt(0)).join('')
  return [
    first,
    `${first}${last}`,
    `${last}${first}`,
    `${first.charAt(0)}${last}`,
    `${first}${last.charAt(0)}`,
    `${last}${first.charAt(0)}`,
    ...(words.length > 2 ? [`${initials.slice(0, -1)}${last}`, initials] : []),
  ].includes(local)
}
