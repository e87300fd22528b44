import type { Sender } from '../../source/source.ts'
import { emailsIn, withoutDetails } from '../contact-details.ts'
import type { Entry } from '../entry.ts'
import {
  BY_LABEL,
  BY_PLACE,
  BY_SENTENCE,
  type FoundAgent,
  type FoundText,
  foundText,
  NOTHING,
} from '../fields.ts'
import { GIVEN_NAMES } from '../given-names.ts'
import { labelOf } from '../label.ts'
import { detailsOfBlock, type Letter, namesOfBlock } from '../letter.ts'
import { isDomainOf, type Office, officeOf } from '../office.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { AGENCY_WORD, agencyOfDomain, isBranchName, OFFICE, TRADE } from './agency-name.ts'
import { byDomain, personOfMail } from './agent-mail.ts'
import { agencyInProse, byContact, byMaker, byRole } from './agent-prose.ts'
import { isPartOf, withPlace } from './place-of-agency.ts'

type Known = {
  readonly sentences: readonly string[]
  readonly letter: Letter
  readonly sender: Sender | null
  readonly places: readonly string[]
}

const DOCUMENT =
  /\b(memo|memorandum|sale agreed|notification|confirmation|confirmed|form|details|particulars|contract|dear|sold|agreed|reservation|offer|letter|note|notice|advice|sheet|slip|summary|report|acceptance|accepted|conditional|unconditional)\b/i

/** Whose sale it is: labels first, then the sender, the signature, the head and the foot of the page. */
export const agentOf = (entries: readonly Entry[], known: Known): FoundAgent => {
  const own = entries.filter(({ office, side }) => office === 'agent' && side === null)
  const readings: readonly Reading[] = [
    labelled(own, known.places),
    byDomain(own, known),
    bySender(known),
    byContact(known.sentences),
    byMaker(known.sentences),
    agencyInProse(known.sentences),
    byRole(known.sentences),
    fromSignature(known),
    fromBlock(known.letter.letterhead, known, BY_PLACE + 0.05),
    fromBlock(known.letter.footer.length <= 5 ? known.letter.footer : [], known, BY_PLACE),
    byDetails(known.letter.headDetails, BY_PLACE),
  ]
  const first = (key: keyof FoundAgent): FoundText =>
    readings.map((reading) => reading[key] ?? NOTHING).find(({ value }) => value !== null) ??
    NOTHING
  const { agency, branch } = withPlace(first('agency'), first('branch'), known.places)
  const negotiator = first('negotiator')
  return {
    agency,
    branch: branch.value === agency.value || isPartOf(branch, known.sender) ? NOTHING : branch,
    negotiator: negotiator.value === agency.value ? NOTHING : negotiator,
    email: first('email'),
    phone: first('phone'),
  }
}

type Reading = Partial<FoundAgent>

const labelled = (entries: readonly Entry[], places: readonly string[]): Reading => {
  const valuesOf = (...topics: readonly Entry['topic'][]) =>
    entries.filter(({ topic }) => topics.includes(topic)).flatMap(({ values }) => values)
  const branches = valuesOf('branch')
  const isBranchOnly = branches.every(
    (text) => places.includes(text) || !/\p{L}/u.test(withoutDetails(text)),
  )
  const office = officeOf([
    ...valuesOf('whole', 'firm', 'address', 'property', 'price'),
    ...(isBranchOnly ? [] : branches),
    ...valuesOf('contact', 'phone', 'email'),
  ])
  const named = officeOf(valuesOf('handler', 'name'))
  const spelled = personOfMail(office)
  const led = valuesOf('contact').length === 0 ? leaderOf(office, places) : null
  const people = [
    ...named.people,
    ...named.names.map(withoutTitle),
    ...office.people.filter((name) => name !== led),
    ...(spelled === undefined ? [] : [withoutTitle(spelled)]),
  ]
  const names = namesOfAgency({ ...office, names: office.names.filter((name) => name !== spelled) })
  return {
    agency: foundText(led ?? names.agency, led === null ? 0.9 : 0.75),
    branch: foundText(
      names.branch ??
        (led === null ? null : names.agency) ??
        (isBranchOnly ? (branches[0] ?? null) : null),
      0.85,
    ),
    negotiator: foundText(people[0] ?? null, 0.93),
    email: foundText(office.emails[0] ?? named.emails[0] ?? null, BY_LABEL),
    phone: foundText(office.phones[0] ?? named.phones[0] ?? null, BY_LABEL),
  }
}

/** The person by whose name an agency trades: the first of an office that names only branches and places. */
const leaderOf = ({ names, people }: Office, places: readonly string[]) =>
  names.every((name) => OFFICE.test(name) || places.includes(name)) ? (people[0] ?? null) : null

const namesOfAgency = (office: Office) => {
  const names = office.names.filter(
    (name) => !/\b(?:memorandum|notification|confirmation)\b/i.test(name),
  )
  const isBranch = (name: string) => OFFICE.test(name)
  const byMail = names.find((name) => office.emails.some((email) => isDomainOf(email, name)))
  const rest = names.filter((name) => !isBranch(name))
  const agency = byMail ?? rest.find((name) => AGENCY_WORD.test(name)) ?? rest[0] ?? null
  const branch = names.find(isBranch) ?? rest.find((name) => name !== agency) ?? null
  return { agency, branch: branch?.replace(OFFICE, '') ?? null }
}

const bySender = ({ sender, letter, sentences }: Known): Reading => {
  if (!sender) return {}
  const { name, email } = sender
  const lines = [...letter.signature, ...letter.letterhead, ...letter.footer, ...sentences]
  const agency = email === null ? null : agencyOfDomain(lines, email)
  const isPerson =
    name !== null && isName(name) && !AGENCY_WORD.test(name) && isOwnMail(name, email)
  const isAgency = name !== null && !isPerson && agency === null
  return {
    ...(agency
      ? { agency: foundText(agency.agency, 0.9), branch: foundText(agency.branch, 0.8) }
      : {}),
    ...(isAgency ? { agency: foundText(name, BY_PLACE) } : {}),
    negotiator: foundText(isPerson ? withoutTitle(name) : null, 0.9),
    email: foundText(/^no-?reply/i.test(email ?? '') ? null : email, 0.9),
  }
}

/** Whether a sender's name is a person's: it is a given one, or the address has a part of it before the mark. */
const isOwnMail = (name: string, email: string | null) => {
  const local = email?.split('@')[0] ?? ''
  const words = withoutTitle(name)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return isSurelyPerson(name) || words.some((word) => word.length > 2 && local.includes(word))
}

/** Who signs; a name alone is a person's where a letterhead has that of the agency. */
const fromSignature = (known: Known): Reading => {
  const { signature, letterhead } = known.letter
  const [name, ...rest] = namesOfBlock(signature)
  if (name !== undefined && rest.length === 0 && letterhead.length > 0 && isName(name))
    return { negotiator: foundText(withoutTitle(name), 0.8), ...byDetails(signature, 0.8) }
  return fromBlock(signature, known, BY_SENTENCE - 0.05, signerOf([name, ...rest]))
}

/** Who signs: the first line, or the full name below a first name, above the agency. */
const signerOf = ([first = '', second = '', ...rest]: readonly (string | undefined)[]) => {
  const [name, agency] = second.startsWith(`${first} `) ? [second, rest[0]] : [first, second]
  const isPerson = isName(name) && name.includes(' ') && !AGENCY_WORD.test(name)
  return isPerson && agency !== undefined && agency !== '' && !/&|\band\b/.test(name) ? name : null
}

const fromBlock = (
  whole: readonly string[],
  { places }: Known,
  confidence: number,
  signing: string | null = null,
): Reading => {
  const lines = whole.map((line) => line.replace(LABELLED_END, ''))
  const labelAt = lines.findIndex(hasLabel)
  if (labelAt === 0) return {}
  const block = labelAt < 0 ? lines : lines.slice(0, labelAt)
  const pieces = namingPieces(block)
  const person = personIn(pieces) ?? atAgency(block) ?? signing
  const names = pieces.filter((piece) => piece !== person && !ROLE.test(piece))
  const [email = ''] = block.flatMap((line) => emailsIn(line).map((it) => it.text))
  const spelled = email === '' ? null : agencyOfDomain(names, email)
  const agency =
    (names.includes(spelled?.agency ?? '') ? spelled?.agency : undefined) ??
    names.find((name) => AGENCY_WORD.test(name)) ??
    names.find((name) => !OFFICE.test(name)) ??
    null
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

/** Whether a line is a label with its value, and no detail of a signature such as 'T: 01234'. */
const hasLabel = (line: string) =>
  labelOf(line.split(':')[0] ?? '') !== null &&
  line.includes(':') &&
  !/^(?:t|m|e|tel|email|mob)/i.test(line)

/** The pieces of a block, up to its first label, that may name a person, an agency or a branch. */
const namingPieces = (block: readonly string[]) => {
  const labelAt = block.findIndex((line) => labelOf(line) !== null && !ROLE.test(line))
  return namesOfBlock(labelAt < 0 ? block : block.slice(0, labelAt))
    .flatMap((line) =>
      line.split(
        /\s*[,;|•·~()]\s*|\s+[–—-]\s+|\s+(?:at|@)\s+(?=\p{Lu})|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
      ),
    )
    .map((piece) => piece.replace(LEAD, '').trim())
    .filter(
      (piece) =>
        /^\p{Lu}/u.test(piece) &&
        !DOCUMENT.test(piece) &&
        !TRADE.test(piece) &&
        piece.split(' ').length < 8,
    )
}

/** 'Jodie @ Tideway Moves': who signs with the first name alone. */
const atAgency = (block: readonly string[]) => {
  const [, name = ''] =
    block.map((line) => /^(\p{Lu}\p{Ll}+) (?:@|at|from) \p{Lu}/u.exec(line)).find(Boolean) ?? []
  return GIVEN_NAMES.has(name.toLowerCase()) ? name : null
}

/** A given name says who is a person; else the first of several names, which signs. */
const personIn = (pieces: readonly string[]) => {
  const sure = pieces.find((piece) => isSurelyPerson(piece) && !AGENCY_WORD.test(piece))
  const [first, ...rest] = pieces.filter((piece) => !ROLE.test(piece))
  const isSigned =
    first !== undefined && isName(first) && first.includes(' ') && !AGENCY_WORD.test(first)
  return sure ?? (isSigned && rest.some((piece) => AGENCY_WORD.test(piece)) ? first : null)
}

/** The label with its value that ends a line of several: '| negotiator: Jo Quinn'. */
const LABELLED_END = /\s+\|\s+[\p{L} ]+:\s.*$/u

/** Words before who signs or is to be asked. */
const LEAD =
  /^(?:for(?: and on behalf of)?|on behalf of|(?:your )?contact(?: is)?:?|handled by|dealt with by|prepared by|ask for|speak to|call|ring)\s+/i

const ROLE =
  /\b(negotiator|manager|progress(?:or|ion)|director|consultant|valuer|lister|partner|assistant|administrator|coordinator|adviser|team|department|independent|chartered|established|since|auctioneers and)\b/i

const byDetails = (block: readonly string[], confidence: number) => {
  const { phone, email } = detailsOfBlock(block)
  return { phone: foundText(phone, confidence), email: foundText(email, confidence) }
}
