import { emailsIn, phonesIn, withoutDetails } from './contact-details.ts'
import type { Entry } from './entry.ts'
import { type Found, type FoundParty, found, isUnknown } from './fields.ts'
import type { Side } from './label.ts'
import { COMPANY, isName, isSurelyPerson, namesIn } from './person.ts'
import { isBoilerplate, withoutPostcode } from './place.ts'

type Draft = { -readonly [Key in keyof FoundParty]: FoundParty[Key] }

const PLACE =
  /^(?:(?:both |currently |now |presently |of|residing|living|resident|at|c\/o|address:?)\s*)+(?=\d|flat|apartment|the\b|\p{Lu})|^(?=\d+[a-z]?[,\s]+\p{Lu})|^(?=(?:flat|apartment|unit)\s+\d)/iu
const ADDRESS_START =
  /,?\s+(?:both |currently |now )*(?:of|residing at|living at|at)\s+(?=\d|Flat|Apartment|The\s)|,\s+(?=\d+[a-z]?\s+\p{Lu})/u

/** A lawyer, who is no party where another is named. */
const LAW_FIRM = /\b(?:solicitors?|law|legal|lawyers?|conveyanc\w+|llp)\b/i

const DETAILS: readonly Entry['topic'][] = ['phone', 'email', 'contact']

/** The sellers or buyers that labelled values name. */
export const partiesOf = (entries: readonly Entry[], side: Side): Found<readonly FoundParty[]> => {
  const people: Draft[] = []
  let isSure = true
  for (const entry of entries.filter((it) => it.side === side && it.office === null)) {
    if (entry.topic === 'whole') isSure = addPeople(people, entry.values) && isSure
    if (DETAILS.includes(entry.topic)) addDetails(people, entry.values.join(' ; '))
    if (entry.topic === 'address' || entry.topic === 'addressLine')
      addAddress(people, entry.values.join(', '))
  }
  const living = people.filter(({ name }) => !ESTATE.test(name))
  if (living.length > 0 && living.length < people.length) return found(living, 0.85)
  if (people.length === 0) return found([], 0)
  return found(people, isSure ? (people.some(({ address }) => address !== null) ? 0.9 : 0.93) : 0.8)
}

/** Adds who the lines name, with their details; false where it is not sure of each name. */
const addPeople = (people: Draft[], lines: readonly string[]) => {
  let isSure = true
  let isInAddress = false
  let first = people.length
  for (const line of lines) {
    if (isUnknown(line) || isBoilerplate(line)) continue
    let isNamed = false
    const isLawyer = people.length > 0 && LAW_FIRM.test(line)
    for (const piece of piecesOf(line)) {
      const place = piece.replace(PLACE, '')
      const isAddress: boolean =
        (PLACE.test(piece) && !isSurelyPerson(piece)) || (isInAddress && !isSurelyPerson(piece))
      if (isAddress) addAddress(people.slice(first), place, isInAddress)
      else if (isLawyer && LAW_FIRM.test(piece)) {
        isSure = false
        break
      } else {
        const names = peopleIn(piece)
        isSure &&=
          names.length > 0 && names.every((name) => isSurelyPerson(name) || COMPANY.test(name))
        if (names.length > 0 && !isNamed) first = people.length
        isNamed ||= names.length > 0
        people.push(...names.map((name) => ({ name, phone: null, email: null, address: null })))
      }
      isInAddress = isAddress
    }
    if (!isLawyer) addDetails(people.slice(first), line)
  }
  return isSure
}

const piecesOf = (line: string) =>
  withoutDetails(line)
    .split(/\s*;\s*|\s+[–—-]\s+|\s*\|\s*/)
    .flatMap((piece) => {
      const at = ADDRESS_START.exec(piece)
      return at ? [piece.slice(0, at.index), `of ${piece.slice(at.index + at[0].length)}`] : [piece]
    })
    .map((piece) => piece.replaceAll(/^[\s,(]+|[\s,:(]+$/g, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece))

/** The people that a piece of text names; none where it says something else. */
export const peopleIn = (text: string) =>
  namesIn(text).filter((name) => {
    if (!name.includes(' ') && !TITLED.test(text) && !COMPANY.test(name)) return false
    return isName(`Mr ${name}`) || COMPANY.test(name) || ESTATE.test(name)
  })

const TITLED = /\b(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Messrs|Sir|Lady|Rev|Revd)\b/i
const ESTATE = /^(?:the )?(?:estate|executors?|personal|trustees?|administrators?)\b/i

const addAddress = (people: Draft[], text: string, isMore = false) => {
  const plain = withoutPostcode(text.replace(PLACE, '')).replaceAll(/^[\s,]+|[\s,.]+$/g, '')
  if (plain === '' || /^(?:as|same)\b/i.test(plain)) return
  const last = people.findLast(({ address }) => address !== null)
  if (isMore && last) last.address = `${last.address}, ${plain}`
  else {
    const person = people.find(({ address }) => address === null)
    if (person) person.address = plain
  }
}

const addDetails = (people: Draft[], text: string) => {
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
