import { emailsIn, phonesIn, withoutDetails } from '../contact-details.ts'
import type { Entry } from '../entry.ts'
import { type Found, type FoundParty, found, isUnknown } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { isDetailLine } from '../line-kind.ts'
import { COMPANY, isName, isSurelyPerson, namesIn } from '../person.ts'
import { isBoilerplate, postcodesIn, withoutPostcode } from '../place.ts'
import { piecesOf, TITLED } from './party-pieces.ts'

type Draft = { -readonly [Key in keyof FoundParty]: FoundParty[Key] }

const PLACE =
  /^(?:(?:both |currently |now |presently |as (?:a )?(?:tenant|lodger|guest)s? |a(?=\s\d)|in (?=\d|flat)|of|residing|living|renting|staying|resident|at|c\/o|address:?)\s*)+(?=\d|flat|apartment|the\b|\p{Lu})|^(?=\d+[a-z]?[,\s]+\p{Lu})|^(?=(?:flat|apartment|unit|suite|room|studio|plot)\s+\d)/iu
/** A lawyer, who is no party where another is named. */
const LAW_FIRM = /\b(?:solicitors?|law|legal|lawyers?|conveyanc\w+|llp)\b/i

const DETAILS: readonly Entry['topic'][] = ['phone', 'email', 'contact', 'address']

/** The sellers or buyers that labelled values name. */
export const partiesOf = (entries: readonly Entry[], side: Side): Found<readonly FoundParty[]> => {
  const people: Draft[] = []
  let isSure = true
  for (const entry of mobilesFirst(
    entries.filter((it) => it.side === side && it.office === null),
  )) {
    const areDetails = entry.values.every((value) => !/\p{L}{2}/u.test(withoutDetails(value)))
    if (entry.topic === 'whole' && areDetails) addDetails(people, entry.values.join(' ; '))
    else if (entry.topic === 'whole') isSure = addPeople(people, entry.values) && isSure
    if (entry.topic === 'firm' && people.length === 0 && !LAW_FIRM.test(entry.values.join(' ')))
      addPeople(people, entry.values)
    if (entry.topic === 'contact' && people.length === 0) addPeople(people, entry.values)
    if (DETAILS.includes(entry.topic)) addDetails(people, entry.values.join(' ; '))
    if (entry.topic === 'address' || entry.topic === 'addressLine')
      addAddress(people, withoutDetails(entry.values.filter((it) => !TELLS.test(it)).join(', ')))
  }
  const living = livingAmong(people)
  if (living.length < people.length) return found(living, 0.85)
  if (people.length === 0) return found([], 0)
  return found(people, isSure ? (people.some(({ address }) => address !== null) ? 0.9 : 0.93) : 0.8)
}

/** Whom sentences name, with the details that labels of their side give. */
export const withLabelledDetails = (
  told: Found<readonly FoundParty[]>,
  entries: readonly Entry[],
  side: Side,
): Found<readonly FoundParty[]> => {
  const people: Draft[] = told.value.map((it) => ({ ...it }))
  for (const entry of entries.filter((it) => it.side === side && it.office === null))
    if (entry.topic === 'whole' || DETAILS.includes(entry.topic))
      addDetails(people, entry.values.join(' ; '))
  return { ...told, value: people }
}

/** Without an estate where those who act for it are named. */
const livingAmong = (people: readonly Draft[]) => {
  const living = people.filter(({ name }) => !ESTATE.test(name))
  return living.length > 0 ? living : people
}

/** Without the telephones at home of people who have as many mobile ones on lines of their own. */
const mobilesFirst = (entries: readonly Entry[]) => {
  const isMobile = ({ topic, values }: Entry) =>
    topic === 'phone' && /^\W*07/.test(values.join(' '))
  const isHome = ({ topic, values }: Entry) =>
    topic === 'phone' && /^\W*0[12]/.test(values.join(' '))
  const hasBoth =
    entries.some(isMobile) && entries.filter(isHome).length <= entries.filter(isMobile).length
  return hasBoth ? entries.filter((it) => !isHome(it)) : entries
}

/** A line that says how somebody buys or sells, and names nobody. */
const TELLS =
  /^(?:ftbs?\b|first[ -]time|cash\b|(?:with (?:a )?)?mortgage\b|no (?:onward )?chain|chain[ -]free|wants?\b|buying\b|selling\b|both (?!of\b|at\b)|rent(?:ing|ed)\b|needs?\b|hop(?:es|ing)\b|looking\b|represented\b)/i

/** How what is told of somebody begins, where it stands among names. */
const NO_NAME =
  /^(?:FTBs?|BTL|STC|AIP|DIP|[Ff]irst[ -][Tt]ime|[Cc]ash|[Mm]ortgage|[Cc]hain|[Nn]othing|[Rr]enting|[Ii]nvestors?|[Ll]andlord|[Pp]roceedable)\b/

/** Adds who the lines name, with their details; false where it is not sure of each name. */
const addPeople = (people: Draft[], lines: readonly string[]) => {
  const told: Told = { first: people.length, isSure: true, isInAddress: false, hasTitle: false }
  for (const given of lines) {
    const line = given.replace(/^[-•*▪·]\s+/, '')
    const isDetail = isDetailLine(line) && !/\sof\s/.test(line)
    if (line !== given || isDetail) told.isInAddress = false
    if (isDetail || TELLS.test(line)) addDetails(people.slice(told.first), line)
    const isNameless = isDetail || TELLS.test(line) || OF_ESTATE.test(line)
    if (isUnknown(line) || isBoilerplate(line) || isNameless) continue
    if (!told.isInAddress || !isTelling(line)) addLine(people, line, told)
  }
  return told.isSure
}

/** What the lines above one have said. */
type Told = {
  /** The place of the first of the people whom the details below belong to. */
  first: number
  isSure: boolean
  isInAddress: boolean
  hasTitle: boolean
}

/** Adds who a line names, where they live and how they are reached. */
const addLine = (people: Draft[], line: string, told: Told) => {
  let isNamed = false
  const isLawyer = people.length > 0 && LAW_FIRM.test(line)
  const isHome = people.length > told.first && isHomeLine(line)
  for (const piece of piecesOf(isHome ? `of ${line}` : line)) {
    const isPlace = PLACE.test(piece) || (told.hasTitle && isBarePlace(piece)) || told.isInAddress
    const isAddress = isPlace && !isSurelyPerson(piece)
    if (isAddress) addAddress(people.slice(told.first), piece.replace(PLACE, ''), told.isInAddress)
    else if (isLawyer && LAW_FIRM.test(piece)) {
      told.isSure = false
      break
    } else {
      const names = peopleIn(piece)
      told.isSure &&=
        names.length > 0 && names.every((name) => isSurelyPerson(name) || COMPANY.test(name))
      if (names.length > 0 && !isNamed) told.first = people.length
      isNamed ||= names.length > 0
      people.push(...names.map((name) => ({ name, phone: null, email: null, address: null })))
    }
    told.isInAddress = isAddress
  }
  told.hasTitle ||= TITLED.test(line)
  if (!isLawyer) addDetails(people.slice(told.first), line)
}

/** Whether a line below people is where they live: words of a place that end with their postcode. */
const isHomeLine = (line: string) =>
  /^\p{Lu}[\p{L}' ]+,\s/u.test(line) &&
  !TITLED.test(line) &&
  !/\s(?:and|&)\s/.test(line) &&
  postcodesIn(line).some(({ end }) => line.length - end < 3)

/** Whether a line says something in words, and is no part of an address. */
const isTelling = (line: string) => (line.match(/(?<=\s)\p{Ll}{2,}/gu) ?? []).length > 3

/** Whether a line below people with titles is a place: parts by comma that name nobody. */
const isBarePlace = (text: string) =>
  /^\p{Lu}[\p{L}' -]+,\s+\p{Lu}[\p{L}' ,-]+$/u.test(text) &&
  !TITLED.test(text) &&
  !COMPANY.test(text) &&
  !/\s(?:and|&)\s/.test(text)

/** The people that a piece of text names; none where it says something else. */
export const peopleIn = (text: string) =>
  namesIn(text).filter((name) => {
    if (NO_NAME.test(name)) return false
    if (/^(?:their|his|her|our|your|they|he|she|we|it)\b/i.test(name)) return false
    if (/^\p{Ll}/u.test(name) && !isName(`Mr ${name}`) && !ESTATE.test(name)) return false
    if (!name.includes(' ') && !TITLED.test(text) && !COMPANY.test(name)) return false
    return isName(`Mr ${name}`) || (COMPANY.test(name) && !/\d{4}/.test(name)) || ESTATE.test(name)
  })

/** A line that names who has died, above those who act. */
const OF_ESTATE = /\b(?:deceased|late)\b.*\bexecutors?:?$/i
const ESTATE = /^(?:the )?(?:estate|executors?|personal|trustees?|administrators?)\b/i

const addAddress = (people: Draft[], text: string, isMore = false) => {
  const plain = withoutPostcode(text.replace(PLACE, ''))
    .replaceAll(/(?<=.)\s+\((?:with|rent|own|tempor|current|parent|famil)[^()]*\)?/gi, '')
    .replace(/,?\s+(?:which|where|who|until|and (?:has|have|is|are|will))\b.*$/, '')
    .replaceAll(/^[\s,]+|[\s,.)]+$/g, '')
  if (plain === '' || /^(?:the )?(?:as|same|(?:sale )?property$|above$)\b/i.test(plain)) return
  const last = people.findLast(({ address }) => address !== null)
  if (isMore && last) last.address = `${last.address}, ${plain}`
  else {
    const person = people.find(({ address }) => address === null)
    if (person) person.address = plain
  }
}

const addDetails = (all: readonly Draft[], text: string) => {
  const people = livingAmong(all)
  for (const { text: phone } of phonesIn(text)) {
    const person = people.find((it) => it.phone === null)
    if (person) person.phone = phone
  }
  for (const { text: email } of emailsIn(text)) {
    const free = people.filter((it) => it.email === null)
    const person = free.find((it) => isOf(email, it.name)) ?? free[0]
    if (person) person.email = email
  }
}

/** Whether a mail address holds a part of the name. */
const isOf = (email: string, name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && (email.split('@')[0] ?? '').includes(word))
