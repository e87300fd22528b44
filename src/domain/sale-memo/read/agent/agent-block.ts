import { emailsIn } from '../contact-details.ts'
import { type FoundAgent, foundText } from '../fields.ts'
import { GIVEN_NAMES } from '../given-names.ts'
import { labelOf } from '../label/label.ts'
import { detailsOfBlock, namesOfBlock } from '../letter/letter-block.ts'
import { isName, isSurelyPerson, withoutTitle } from '../person.ts'
import { AGENCY_WORD, agencyOfDomain, isBranchName, OFFICE, wholeNames } from './agency-name.ts'
import { isTrade, placeOfTrade } from './trade.ts'

export type Reading = Partial<FoundAgent>

const DOCUMENT =
  /^(?:new|quick) |^(?:the )?(?:transaction|sale|property|premises|position|parties)$|\b(reference|ref|sale by|new sale|memo|memorandum|sale agreed|mos|notification|confirmation|confirmed|form|details|particulars|contract|dear|sold|agreed|reservation|offer|letter|note|notice|advice|sheet|slip|summary|report|acceptance|accepted|conditional|unconditional|sstc|stc|copy|solicitors? copy|identity|please|exchange|result|online|item|detail|field|value|question|answer|freehold|leasehold|fh|lh)\b/i

/** What the lines of a block name, the person whom it is signed by first. */
export const fromBlock = (
  whole: readonly string[],
  places: readonly string[],
  confidence: number,
  signing: string | null = null,
): Reading => {
  const lines = wholeNames(whole).map((line) => line.replace(LABELLED_END, ''))
  const labelAt = lines.findIndex(hasLabel)
  if (labelAt === 0) return {}
  const block = labelAt < 0 ? lines : lines.slice(0, labelAt)
  const pieces = namingPieces(block)
  const person = personIn(pieces) ?? atAgency(block) ?? signing
  const names = pieces.filter((piece) => piece !== person && !isRole(piece))
  const agency = agencyIn(names, block)
  if (agency === null && person === null) return {}
  const after = names.filter((name) => name !== agency)
  const isPlace = (name: string) => places.some((it) => it.toLowerCase() === name.toLowerCase())
  const branch =
    block.flatMap((line) => placeOfTrade(line) ?? [])[0] ??
    after.find((name) => OFFICE.test(name) || (isPlace(name) && !/\d/.test(name))) ??
    after.find((name) => isBranchName(name) && !AGENCY_WORD.test(name) && labelOf(name) === null) ??
    null
  return {
    agency: foundText(agency, confidence),
    branch: foundText(branch?.replace(OFFICE, '') ?? null, confidence - 0.1),
    negotiator: foundText(person === null ? null : withoutTitle(person), confidence),
    ...byDetails(block, confidence),
  }
}

/** The agency among names: as the address of mail spells it, by a word of such names, or the first. */
const agencyIn = (names: readonly string[], block: readonly string[]) => {
  const [email = ''] = block.flatMap((line) => emailsIn(line).map((it) => it.text))
  const spelled = email === '' ? null : agencyOfDomain(names, email)
  return (
    (names.includes(spelled?.agency ?? '') ? spelled?.agency : undefined) ??
    names.find((name) => AGENCY_WORD.test(name)) ??
    names.find((name) => !OFFICE.test(name)) ??
    null
  )
}

/** Whether a line is a label with its value, and no detail of a signature such as 'T: 01234'. */
const hasLabel = (line: string) =>
  labelOf(line.split(':')[0] ?? '') !== null &&
  line.includes(':') &&
  !/^(?:t|m|e|tel|email|mob)/i.test(line)

/** The pieces of a block, up to its first label, that may name a person, an agency or a branch. */
const namingPieces = (block: readonly string[]) => {
  const labelAt = block.findIndex((line) => labelOf(line) !== null && !isRole(line))
  return namesOfBlock(labelAt < 0 ? block : block.slice(0, labelAt))
    .flatMap((line) =>
      line.split(
        /\s*[,;|•·~()]\s*|\s+\*{2,}\s+|(?<=\p{L}):\s+(?=\p{Lu})|\s+[–—-]\s+|\s\/\s|\s+(?:at|@|for)\s+(?=\p{Lu})|(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
      ),
    )
    .map((piece) => piece.replace(LEAD, '').trim())
    .filter(
      (piece) =>
        /^\p{Lu}/u.test(piece) &&
        !DOCUMENT.test(piece) &&
        !isTrade(piece) &&
        !/^(?:The|This|Your|Our) \p{Ll}+$/u.test(piece) &&
        piece.split(' ').length < 8,
    )
}

/** 'Jodie @ Tideway Moves': who signs with the first name alone. */
const atAgency = (block: readonly string[]) => {
  const marked = block.flatMap((line) => /^(\p{Lu}\p{Ll}+) @ \p{Lu}/u.exec(line)?.[1] ?? [])[0]
  if (marked !== undefined) return marked
  const [, name = ''] =
    block
      .map((line) =>
        /^(?:[Aa]sk for |[Cc]all |[Rr]ing )?(\p{Lu}\p{Ll}+) (?:@|at|from) \p{Lu}/u.exec(line),
      )
      .find(Boolean) ?? []
  return GIVEN_NAMES.has(name.toLowerCase()) ? name : null
}

/** A given name says who is a person; else the first of several names, which signs. */
const personIn = (pieces: readonly string[]) => {
  const sure = pieces.find((piece) => isSurelyPerson(piece) && !AGENCY_WORD.test(piece))
  const [first, ...rest] = pieces.filter((piece) => !isRole(piece))
  const called = [first, rest.length > 1 ? rest.at(-1) : undefined].find((piece) =>
    GIVEN_NAMES.has(piece?.toLowerCase() ?? ''),
  )
  if (called !== undefined && sure === undefined && rest.length > 0) return called
  const isSigned =
    first !== undefined && isName(first) && first.includes(' ') && !AGENCY_WORD.test(first)
  return sure ?? (isSigned && rest.some((piece) => AGENCY_WORD.test(piece)) ? first : null)
}

/** The label with its value that ends a line of several: '| negotiator: Jo Quinn'. */
const LABELLED_END = /\s+\|\s+[\p{L} ]+:\s.*$/u

/** Words before who signs or is to be asked. */
const LEAD =
  /^(?:any (?:problems|probs|queries|questions)\b[^–—:-]*[–—:-]|p\.?p\.?|from the (?:desk|office) of|(?:sent )?on behalf of|for(?: and on behalf of)?|on behalf of|(?:your )?contact(?: is)?:?|handled by|dealt with by|prepared by|ask for|speak to|call|ring|(?:sales )?(?:progressor|negotiator|consultant)(?=\s+\p{Lu}))\s+/iu

/** Whether a piece says what somebody does, and is no agency's name: 'Vale & Partners'. */
const isRole = (piece: string) =>
  ROLE.test(piece) && !/^\p{Lu}[\p{L}'-]+ (?:&|and) Partners?$/iu.test(piece)

const ROLE =
  /\b(head of|negotiator|manager|progress(?:or|ion)|director|consultant|valuer|lister|partner|assistant|officer|administrator|coordinator|adviser|team|department|independent|chartered|established|since|auctioneers and)\b/i

/** The telephone and mail address of a block. */
export const byDetails = (block: readonly string[], confidence: number) => {
  const { phone, email } = detailsOfBlock(block)
  return { phone: foundText(phone, confidence), email: foundText(email, confidence) }
}
