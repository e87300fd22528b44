import { isDomainOf } from '../office.ts'
import { COMPANY, isSurelyPerson } from '../person.ts'

/** Words in the names of agencies. */
export const AGENCY_WORD =
  /\b(estates?|homes?|property|properties|residential|lettings|agents?|agency|auctions?|auctioneers|sales|realty|living|moves?|move|partners|developments?|surveyors)\b/i
/** What an agency does, and not what it is called. */
export const TRADE =
  /^(?:(?:estate agents?|auctioneers?|valuers?|surveyors?|chartered surveyors|letting agents?|lettings|(?:residential )?sales|new homes|property management|land agents)(?:\s*(?:,|&|and|\||·|•)\s*|$))+$/i
/** What stands behind the name of a branch. */
export const OFFICE = /\s*\b(?:office|branch)\b\s*$/i

/** Words that end the names of agencies and are no branch. */
const MORE = /^(?:centre|company|group|partners|partnership|associates|services|team)$/i

/** The name in the lines that the domain of a mail address spells; what follows it is the branch. */
export const agencyOfDomain = (lines: readonly string[], email: string) => {
  for (const line of lines.flatMap((it) => [it, ...it.split(/\s*[,|]\s*|\s+[–—-]\s+/)])) {
    const words = line.split(/\s+/)
    for (let count = words.length; count > 0; count--) {
      const name = words
        .slice(0, count)
        .join(' ')
        .replace(/[,.]+$/, '')
      if (!isSpelling(email, name)) continue
      const after = words
        .slice(count)
        .join(' ')
        .replace(/^[\s,–—-]+/, '')
        .replace(/^\(([^()]+)\).*$/, '$1')
        .replace(OFFICE, '')
      const [kind = '', ...rest] = after.split(/\s*[,|–—]\s*/)
      const isMore =
        (AGENCY_WORD.test(kind) || COMPANY.test(kind) || MORE.test(kind)) &&
        !/[,–—-]/.test(line.slice(0, line.indexOf(kind)))
      if (isMore)
        return {
          agency: `${name} ${kind}`,
          branch: rest[0] && isBranchName(rest[0]) ? rest[0] : null,
        }
      return { agency: name, branch: isBranchName(after) ? after : null }
    }
  }
  return null
}

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
  !/[\d@()]|\b(?:memo\w*|sales?|summary|reservation|notification)\b/i.test(text)
