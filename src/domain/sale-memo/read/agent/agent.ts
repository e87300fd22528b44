import type { Sender } from '../../source/source.ts'
import { agentReached, withReached } from '../entities/agent-reached.ts'
import type { Reached } from '../entities/reached.ts'
import type { Entry } from '../entry.ts'
import {
  BY_PLACE,
  BY_SENTENCE,
  type FoundAgent,
  type FoundText,
  foundText,
  NOTHING,
} from '../fields.ts'
import { labelOf } from '../label/label.ts'
import type { Letter } from '../letter/letter.ts'
import { namesOfBlock } from '../letter/letter-block.ts'
import { isName, withoutTitle } from '../person.ts'
import { isBoilerplate } from '../place.ts'
import { SENTENCE_END } from '../sentences.ts'
import { AGENCY_WORD, agencyOfDomain } from './agency-name.ts'
import { byDetails, fromBlock, type Reading } from './agent-block.ts'
import { labelled } from './agent-label.ts'
import { branchOf, byDomain, isOwnMail } from './agent-mail.ts'
import { aboveRole, agencyInProse, byContact, byMaker, byRole } from './agent-prose.ts'
import { branchBeside } from './branch-beside.ts'
import { isPartOf, withPlace } from './place-of-agency.ts'

type Known = {
  readonly sentences: readonly string[]
  /** The sentences of the notes, which may end with what the agency says of itself. */
  readonly notes: readonly string[]
  readonly letter: Letter
  readonly sender: Sender | null
  readonly places: readonly string[]
  /** The mail addresses that belong to nobody else. */
  readonly free: readonly Reached[]
  /** All lines, the blank ones too. */
  readonly lines: readonly string[]
  /** The cells of all lines, in their order. */
  readonly texts: readonly string[]
}

/** What each part of a memorandum says of the agent, the surest first. */
const readingsOf = (own: readonly Entry[], known: Known): readonly Reading[] => [
  labelled(own, known),
  byDomain(own, known),
  bySender(known),
  byContact(known.sentences),
  byMaker(known.sentences),
  byMaker(known.notes),
  byContact(known.notes.filter((text) => /^(?:\d+\.\s+)?(?:enquiries|queries)\b/i.test(text))),
  agencyInProse(known.sentences),
  byRole(known.sentences),
  fromSignature(known),
  aboveRole(known.texts),
  { ...agentReached(known.free, known.lines), agency: NOTHING, branch: NOTHING },
  fromBlock(known.letter.letterhead, known.places, BY_PLACE + 0.05),
  fromBlock(known.letter.footer.length <= 5 ? known.letter.footer : [], known.places, BY_PLACE),
  byDetails(known.letter.headDetails, BY_PLACE),
  agentReached(known.free, known.lines),
]

/** Whose sale it is: labels first, then the sender, the signature, the head and the foot of the page. */
export const agentOf = (entries: readonly Entry[], told: Omit<Known, 'notes'>): FoundAgent => {
  const known = { ...told, notes: notesIn(entries) }
  const own = entries.filter(({ office, side }) => office === 'agent' && side === null)
  const readings = readingsOf(own, known)
  const first = (key: keyof FoundAgent): FoundText =>
    readings
      .map((reading) => reading[key] ?? NOTHING)
      .find(({ value }) => value !== null && (key !== 'agency' || labelOf(value) === null)) ??
    NOTHING
  const stated = ownAgency(first('agency'), readings)
  const { agency, branch } = withPlace(stated, branchIn(readings, stated), known.places)
  const beside = branch.value === null ? branchBeside(agency, known.texts, known.places) : branch
  const negotiator =
    readings
      .flatMap((reading) => reading.negotiator ?? [])
      .find(({ value }) => value !== null && value !== agency.value) ?? NOTHING
  const agent = {
    agency,
    branch:
      beside.value === agency.value ||
      isPartOf(beside, known.sender) ||
      known.places.slice(0, -2).includes(beside.value ?? '')
        ? NOTHING
        : beside,
    negotiator,
    email: first('email'),
    phone: first('phone'),
  }
  return withReached(agent, known.free)
}

const notesIn = (entries: readonly Entry[]) =>
  entries
    .filter(({ topic }) => topic === 'notes')
    .flatMap(({ values }) => values)
    .flatMap((text) => text.split(SENTENCE_END))

/** The agency, or the one whose name the domain of an address spells where no label names another. */
const ownAgency = (named: FoundText, readings: readonly Reading[]): FoundText => {
  const reached = readings.at(-1)?.agency ?? NOTHING
  const isSure = reached.value === null || named.confidence > reached.confidence
  const isSame = ({ value }: FoundText) =>
    value !== null && isSameName(value, reached.value ?? '') && value.length > 3
  if (isSure || isSame(named)) return named
  return readings.flatMap(({ agency }) => agency ?? []).find(isSame) ?? reached
}

/** The first branch that is none of another agency. */
const branchIn = (readings: readonly Reading[], agency: FoundText): FoundText =>
  readings.find(
    ({ branch, agency: own }) =>
      branch != null &&
      branch.value !== null &&
      (own?.value == null || isSameName(own.value, agency.value ?? '')),
  )?.branch ?? NOTHING

const isSameName = (one: string, other: string) => {
  const [first, second] = [one, other].map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''))
  return (first ?? '').startsWith(second ?? '') || (second ?? '').startsWith(first ?? '')
}

const bySender = ({ sender, letter, sentences, places }: Known): Reading => {
  if (!sender) return {}
  const { name, email } = sender
  const lines = [...letter.signature, ...letter.letterhead, ...letter.footer, ...sentences].filter(
    (line) => !isBoilerplate(line),
  )
  const agency = email === null ? null : agencyOfDomain(lines, email)
  const isPerson =
    name !== null && isName(name) && !AGENCY_WORD.test(name) && isOwnMail(name, email)
  const isAgency = name !== null && !isPerson && agency === null
  return {
    ...(agency
      ? {
          agency: foundText(agency.agency, 0.9),
          branch: foundText(agency.branch ?? branchOf(name ?? '', places), 0.8),
        }
      : {}),
    ...(isAgency ? { agency: foundText(name, BY_PLACE) } : {}),
    negotiator: foundText(isPerson ? withoutTitle(name) : null, 0.9),
    email: foundText(/^no-?reply/i.test(email ?? '') ? null : email, 0.9),
  }
}

/** Who signs; a name alone is a person's where a letterhead has that of the agency. */
const fromSignature = (known: Known): Reading => {
  const { signature, letterhead } = known.letter
  const [name, ...rest] = namesOfBlock(signature)
  if (name !== undefined && rest.length === 0 && letterhead.length > 0 && isName(name))
    return { negotiator: foundText(withoutTitle(name), 0.8), ...byDetails(signature, 0.8) }
  return fromBlock(signature, known.places, BY_SENTENCE - 0.05, signerOf([name, ...rest]))
}

/** Who signs: the first line, or the full name below a first name, above the agency. */
const signerOf = ([first = '', second = '', ...rest]: readonly (string | undefined)[]) => {
  const [name, agency] = second.startsWith(`${first} `) ? [second, rest[0]] : [first, second]
  const isPerson = isName(name) && name.includes(' ') && !AGENCY_WORD.test(name)
  return isPerson && agency !== undefined && agency !== '' && !/&|\band\b/.test(name) ? name : null
}
