import { isDomainOf } from '../office.ts'
import { COMPANY, isSurelyPerson } from '../person.ts'

/** Words in the names of agencies. */
export const AGENCY_WORD =
  /\b(estates?|homes?|houses|property|properties|residential|lettings|agents?|agency|auctions?|auctioneers|sales|realty|living|moves?|move|partners|developments?|surveyors)\b/i
/** What stands behind the name of a branch. */
export const OFFICE = /\s*\b(?:office|branch)\b\s*$/i

/** Words that end the names of agencies and are no branch. */
const MORE = /^(?:centre|company|group|partners|partnership|associates|services|team)$/i

type Named = { readonly agency: string; readonly branch: string | null }

/** The name in the lines that the domain of a mail address spells, without 'Ltd' where a line has it so; what follows it is the branch. */
export const agencyOfDomain = (lines: readonly string[], email: string): Named | null => {
  const named = wholeNames(lines)
    .flatMap((line) => [line, ...line.split(/\s*[,|]\s*|\s+(?:[–—-]|\*{2,})\s+/)])
    .flatMap((line) => namedIn(line, email) ?? [])
  return named.find(({ agency }) => !/\s(?:ltd|limited|llp|plc)$/i.test(agency)) ?? named[0] ?? null
}

const namedIn = (line: string, email: string): Named | null => {
  const words = line.split(/\s+/)
  const upTo = (count: number) =>
    words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,.–—-]+$/, '')
  const counts = words.map((_, index) => words.length - index)
  const count = counts.find(
    (it) => !/^(?:&|and)$/i.test(words[it - 1] ?? '') && isSpelling(email, upTo(it)),
  )
  if (count === undefined) return null
  const after = words
    .slice(count)
    .join(' ')
    .replace(/^[\s,–—-]+/, '')
    .replace(/^\([^()]+\) (?:Ltd|Limited|plc)\b.*$/i, '')
    .replace(/^\(([^()]+)\).*$/, '$1')
    .replace(OFFICE, '')
  const [kind = '', ...rest] = after.split(/\s*[,|–—]\s*|\s+-\s+/)
  const isMore =
    /^[\p{L}&' ]{2,30}$/u.test(kind) &&
    (/^(?:&|and) \p{Lu}/u.test(kind) ||
      AGENCY_WORD.test(kind) ||
      COMPANY.test(kind) ||
      MORE.test(kind)) &&
    !/[,–—-]/.test(line.slice(0, line.indexOf(kind)))
  const branch = isMore ? (rest[0] ?? '') : after
  return {
    agency: isMore ? `${upTo(count)} ${kind}` : upTo(count),
    branch: isBranchName(branch) ? branch : null,
  }
}

/** The lines with a name that a narrow column parted on its first line: 'Harrowby' above 'Homes'. */
export const wholeNames = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const below = lines[index + 1] ?? ''
    const isParted = /^\p{Lu}\p{L}+$/u.test(line) && /^\p{Lu}\p{Ll}+$/u.test(below)
    return isParted && AGENCY_WORD.test(below) ? `${line} ${below}` : line
  })

const isSpelling = (email: string, name: string) => {
  const host = (email.split('@')[1] ?? '').split('.')[0]?.replaceAll(/[^a-z0-9]/g, '') ?? ''
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const withAnd = name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')
  return host.length > 3 && (host === plain || host === withAnd) && isDomainOf(email, name)
}

export const isBranchName = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  text.length < 40 &&
  !isSurelyPerson(text) &&
  !/[\d@().]|\p{Ll} \p{Ll}/u.test(text) &&
  !/\b(?:memo\w*|sales?|summary|reservation|notification|offer|accepted|agreed|confirm\w+|notice|details)\b/i.test(
    text,
  )
