import { withoutDetails } from '../contact-details.ts'
import { isSurelyPerson } from '../person.ts'
import { postcodesIn } from '../place.ts'

export const TITLED = /\b(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Messrs|Sir|Lady|Rev|Revd)\b/i

const ADDRESS_START =
  /,?\s+(?:both |currently |presently |who (?:currently |now )?|now )*(?:of|resid(?:ing|es?) at|liv(?:ing|es?) at|rent(?:ing|s)(?: at)?|staying at|at)\s+(?=\d|Flat|Apartment|Unit|Suite|Room|The\s|\p{Lu}[^;]*[A-Z]\d{1,2}[A-Z]? \d[A-Z]{2}\b)|,\s+(?=(?:(?:Flat|Apartment|Unit|Suite|Room)\s)?\d+[a-z]?,?\s+[\p{Lu}\d])/u

/** Where an address begins that ends with its postcode: behind the last name before it. */
const homeIn = (piece: string) => {
  const isHome = postcodesIn(piece).some(({ end }) => piece.length - end < 3)
  if (!isHome || !TITLED.test(piece)) return null
  const commas = [...piece.matchAll(/,\s+/g)]
  return commas.find(({ index }) => !isNamedAt(piece.slice(index + 2))) ?? null
}

/** Where the name of a house follows a person: 'Colonel Peverell of Marsh Hall, Sallowby'. */
const seatIn = (piece: string) => {
  const of = /\s+of\s+(?=\p{Lu}[\p{L}' -]+,\s+\p{Lu})/u.exec(piece)
  return of && isSurelyPerson(piece.slice(0, of.index).replace(/,$/, '')) ? of : null
}

const isNamedAt = (text: string) =>
  isSurelyPerson(text.split(/,|\s+(?:and|&)\s+/)[0] ?? '') ||
  /^\p{Lu}[\p{L}'-]+,? (?:and|&) (?:Mr|Mrs|Ms|Miss|Dr)\b/u.test(text)

const earlier = (one: RegExpExecArray | null, other: RegExpExecArray | null) =>
  one && other ? (one.index < other.index ? one : other) : (one ?? other)

/** Where one person ends and the next begins behind an address: 'Mr A of 2 The Row and Ms B of the same address'. */
const NEXT = /(?<=\s(?:of|at)\s.{6,80})\s+and\s+(?=(?:Mr|Mrs|Ms|Miss|Dr|Mx)\b)(?![^()]*\))/

/** A line that begins with the name of a house: 'Rose Villa, 12 Green Lane'. */
const HOUSE =
  /^(?:the )?(?:[\p{Lu}][\p{L}'-]*\s){0,3}(?:house|villa|cottage|farm|farmhouse|lodge|barn|hall|court|mill|rectory|vicarage|manor|grange|buildings?)(?: farm)?,\s+(?=[\p{Lu}\d])|^(?:[Tt]he )?\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)?,\s+(?=\d+[a-z]? \p{Lu}[\p{L}']+ (?:Road|Lane|Street|Avenue|Close|Drive|Way|Hill|Row|Crescent|Gardens|Terrace|Mews|Place)\b)/iu

/** The people and the addresses that a line names, in their order. */
export const piecesOf = (line: string) =>
  withoutDetails(HOUSE.test(line) ? `of ${line}` : line)
    .split(/\s*;\s*|\s+[–—-]\s+|\s*\|\s*/)
    .flatMap((piece) => piece.split(NEXT))
    .flatMap((piece) => {
      const at = earlier(homeIn(piece), ADDRESS_START.exec(piece)) ?? seatIn(piece)
      return at ? [piece.slice(0, at.index), `of ${piece.slice(at.index + at[0].length)}`] : [piece]
    })
    .map((piece) => piece.replaceAll(/^[\s,()/]+|[\s,:(/]+$|\s+(?:of|at) the same address$/g, ''))
    .map((piece) => piece.replace(/^(?:\d[.)]|and|&)\s+(?=\p{Lu})/u, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece))
