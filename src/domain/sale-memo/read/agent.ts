import { agencyInProse } from './agent-prose.ts'
import type { Entry } from './entry.ts'
import {
  BY_LABEL,
  BY_PLACE,
  BY_SENTENCE,
  type FoundAgent,
  type FoundText,
  foundText,
  NOTHING,
} from './fields.ts'
import { labelOf } from './label.ts'
import { detailsOfBlock, type Letter, namesOfBlock } from './letter.ts'
import { isDomainOf, officeOf } from './office.ts'
import { isName, isSurelyPerson, withoutTitle } from './person.ts'
import type { Sender } from './source.ts'

type Known = {
  readonly sentences: readonly string[]
  readonly letter: Letter
  readonly sender: Sender | null
  readonly places: readonly string[]
}

const AGENCY_WORD =
  /\b(estates?|homes?|property|properties|residential|lettings|agents?|agency|auctions?|auctioneers|sales|realty|living|moves?|move|partners|developments?|surveyors)\b/i
const OFFICE = /\s*\b(?:office|branch)\b\s*$/i
const DOCUMENT =
  /\b(memo|memorandum|sale agreed|notification|confirmation|confirmed|form|details|particulars|contract|dear|sold|agreed|reservation|offer|letter|note|notice|advice|sheet|slip|summary|report|acceptance|accepted)\b/i

/** Whose sale it is: labels first, then the sender, the signature, the head and the foot of the page. */
export const agentOf = (entries: readonly Entry[], known: Known): FoundAgent => {
  const own = entries.filter(({ office, side }) => office === 'agent' && side === null)
  const readings = [
    labelled(own),
    bySender(known),
    agencyInProse(known.sentences),
    fromBlock(known.letter.signature, known, BY_SENTENCE - 0.05),
    fromBlock(known.letter.letterhead, known, BY_PLACE + 0.05),
    fromBlock(known.letter.footer.length <= 3 ? known.letter.footer : [], known, BY_PLACE),
  ]
  const first = (key: keyof FoundAgent): FoundText =>
    readings.map((reading) => reading[key] ?? NOTHING).find(({ value }) => value !== null) ??
    NOTHING
  const agency = first('agency')
  const branch = first('branch')
  const negotiator = first('negotiator')
  return {
    agency,
    branch: branch.value === agency.value ? NOTHING : branch,
    negotiator: negotiator.value === agency.value ? NOTHING : negotiator,
    email: first('email'),
    phone: first('phone'),
  }
}

type Reading = Partial<FoundAgent>

const labelled = (entries: readonly Entry[]): Reading => {
  const valuesOf = (...topics: readonly Entry['topic'][]) =>
    entries.filter(({ topic }) => topics.includes(topic)).flatMap(({ values }) => values)
  const whole = valuesOf('whole', 'firm', 'address', 'property', 'price', 'contact')
  const office = officeOf([...whole, ...valuesOf('phone', 'email')])
  const named = officeOf(valuesOf('handler', 'name'))
  const people = [...named.people, ...named.names.map(withoutTitle), ...office.people]
  const names = namesOfAgency(office.names, office.emails)
  return {
    agency: foundText(names.agency, 0.9),
    branch: foundText(names.branch, 0.85),
    negotiator: foundText(people[0] ?? null, 0.93),
    email: foundText(office.emails[0] ?? named.emails[0] ?? null, BY_LABEL),
    phone: foundText(office.phones[0] ?? named.phones[0] ?? null, BY_LABEL),
  }
}

const namesOfAgency = (names: readonly string[], emails: readonly string[]) => {
  const isBranch = (name: string) => OFFICE.test(name)
  const byMail = names.find((name) => emails.some((email) => isDomainOf(email, name)))
  const rest = names.filter((name) => !isBranch(name))
  const agency = byMail ?? rest.find((name) => AGENCY_WORD.test(name)) ?? rest[0] ?? null
  const branch = names.find(isBranch) ?? rest.find((name) => name !== agency) ?? null
  return { agency, branch: branch?.replace(OFFICE, '') ?? null }
}

const bySender = ({ sender, letter }: Known): Reading => {
  if (!sender) return {}
  const { name, email } = sender
  const lines = [...letter.signature, ...letter.letterhead, ...letter.footer]
  const agency = email === null ? null : agencyOfDomain(lines, email)
  const isPerson = name !== null && isName(name) && !AGENCY_WORD.test(name)
  const isAgency = name !== null && !isPerson && agency === null
  return {
    ...(agency
      ? { agency: foundText(agency.agency, 0.9), branch: foundText(agency.branch, 0.8) }
      : {}),
    ...(isAgency ? { agency: foundText(name, BY_PLACE) } : {}),
    negotiator: foundText(isPerson ? withoutTitle(name) : null, 0.9),
    email: foundText(email, 0.9),
  }
}

/** The name in the lines that the domain of a mail address spells; what follows it is the branch. */
const agencyOfDomain = (lines: readonly string[], email: string) => {
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
        .replace(OFFICE, '')
      const isMore = AGENCY_WORD.test(after) && !/[,–—-]/.test(line)
      if (isMore) return { agency: `${name} ${after}`, branch: null }
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

const isBranchName = (text: string) =>
  /^\p{Lu}/u.test(text) && text.length < 40 && !isSurelyPerson(text) && !/\d|@/.test(text)

const fromBlock = (block: readonly string[], { places }: Known, confidence: number): Reading => {
  if (
    block.some(
      (line) =>
        labelOf(line.split(':')[0] ?? '') &&
        line.includes(':') &&
        !/^(?:t|m|e|tel|email|mob)/i.test(line),
    )
  )
    return {}
  const labelAt = block.findIndex((line) => labelOf(line) !== null)
  const pieces = namesOfBlock(labelAt < 0 ? block : block.slice(0, labelAt))
    .flatMap((line) => line.split(/\s*[,;|•·~]\s*|\s+[–—-]\s+|\s+at\s+(?=\p{Lu})/u))
    .map((piece) => piece.replace(/^(?:for(?: and on behalf of)?|on behalf of)\s+/i, '').trim())
    .filter(
      (piece) => /^\p{Lu}/u.test(piece) && !DOCUMENT.test(piece) && piece.split(' ').length < 8,
    )
  const person = personIn(pieces)
  const names = pieces.filter((piece) => piece !== person && !ROLE.test(piece))
  const agency =
    names.find((name) => AGENCY_WORD.test(name)) ?? names.find((name) => !OFFICE.test(name)) ?? null
  if (agency === null && person === null) return {}
  const after = names.filter((name) => name !== agency)
  const branch =
    after.find((name) => OFFICE.test(name) || places.includes(name)) ??
    after.find((name) => isBranchName(name) && !AGENCY_WORD.test(name)) ??
    null
  return {
    agency: foundText(agency, confidence),
    branch: foundText(branch?.replace(OFFICE, '') ?? null, confidence - 0.1),
    negotiator: foundText(person === null ? null : withoutTitle(person), confidence),
    ...byDetails(block, confidence),
  }
}

/** A given name says who is a person; else the first of several names, which signs. */
const personIn = (pieces: readonly string[]) => {
  const sure = pieces.find((piece) => isSurelyPerson(piece) && !AGENCY_WORD.test(piece))
  const [first, ...rest] = pieces.filter((piece) => !ROLE.test(piece))
  const isSigned =
    first !== undefined && isName(first) && first.includes(' ') && !AGENCY_WORD.test(first)
  return sure ?? (isSigned && rest.some((piece) => AGENCY_WORD.test(piece)) ? first : null)
}

const ROLE =
  /\b(negotiator|manager|progress(?:or|ion)|director|consultant|valuer|lister|partner|assistant|administrator|coordinator|adviser|team|department|independent|chartered|established|since|auctioneers and)\b/i

const byDetails = (block: readonly string[], confidence: number) => {
  const { phone, email } = detailsOfBlock(block)
  return { phone: foundText(phone, confidence), email: foundText(email, confidence) }
}
