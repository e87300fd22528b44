import type { Entry } from '../entry.ts'
import { type FoundAgent, foundText } from '../fields.ts'
import type { Letter } from '../letter/letter.ts'
import { type Office, officeOf } from '../office.ts'
import { isSurelyPerson, withoutTitle } from '../person.ts'
import { agencyOfDomain } from './agency-name.ts'

type Known = { readonly sentences: readonly string[]; readonly letter: Letter }

/** The agency that a line names as the domain of a labelled address does. */
export const byDomain = (
  entries: readonly Entry[],
  { letter, sentences }: Known,
): Partial<FoundAgent> => {
  const [email] = officeOf(entries.flatMap(({ values }) => values)).emails
  const lines = [...letter.letterhead, ...letter.signature, ...letter.footer, ...sentences]
  const found = email === undefined ? null : agencyOfDomain(lines, email)
  return {
    agency: foundText(found?.agency ?? null, 0.85),
    branch: foundText(found?.branch ?? null, 0.75),
  }
}

/** The name that an address of mail spells: 'Will Tern' of will.tern@. */
export const personOfMail = ({ names, emails }: Office) =>
  names.find((name) => {
    const words = name.toLowerCase().split(/\s+/)
    const locals = emails.map((email) => email.split('@')[0]?.toLowerCase().split(/[._-]/) ?? [])
    const isWhole = (local: readonly string[]) => words.length > 1 || local.join('') === words[0]
    return locals.some((local) => isWhole(local) && words.every((word) => local.includes(word)))
  })

/** The branch that a sender's name has: 'Harrowby Quill (Merrowdown)', 'Sales Merrowdown'. */
export const branchOf = (name: string, places: readonly string[]) =>
  /\((\p{Lu}[\p{L}' -]+)\)$/u.exec(name)?.[1] ??
  /\s[|–-]\s+(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)?)$/u.exec(name)?.[1] ??
  places.find((place) => name.endsWith(` ${place}`)) ??
  null

/** Whether a sender's name is a person's: it is a given one, or the address has a part of it before the mark. */
export const isOwnMail = (name: string, email: string | null) => {
  const local = email?.split('@')[0] ?? ''
  const words = withoutTitle(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return isSurelyPerson(name) || words.some((word) => word.length > 2 && local.includes(word))
}
