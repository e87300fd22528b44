import { BY_PLACE, type FoundText, foundText, NOTHING } from '../fields.ts'
import { AGENCY_WORD, isBranchName } from './agency-name.ts'

const PLACE =
  "(\\p{Lu}[\\p{L}'-]+(?:[ -](?:\\p{Lu}[\\p{L}'-]+|(?:on|in|le|the|upon|under)(?=[ -]\\p{Lu}))){0,3})"
const END =
  '(?!\\)?\\s*(?:Ltd|Limited|plc)\\b)(?=\\s*(?:[).,;|–-]|$)|\\s+(?:on|branch|office|Branch|Office|tel|Tel|T)\\b|\\s+\\d)'

/** What follows the name of an agency: 'Venn Hallam, Dunmere', 'Venn Hallam (Dunmere)'. */
const MARKED = new RegExp(
  `^(?: (?:Ltd|Limited|LLP))?\\s*(?:[,|(/–-]|\\bof\\b|\\bin\\b)\\s*${PLACE}${END}`,
  'u',
)
const BARE = new RegExp(`^ ${PLACE}${END}`, 'u')

/** Where somebody works, or which of its offices writes. */
const OFFICES = [
  new RegExp(`\\b(?:[Oo]ur|[Tt]he) ${PLACE} (?:[Oo]ffice|[Bb]ranch)\\b`, 'u'),
  new RegExp(
    `^(?:[Bb]ranch|[Oo]ffice|BRANCH|OFFICE)(?: (?:no\\.? ?)?\\d{1,5}|\\s?[:–-])\\s${PLACE}$`,
    'u',
  ),
  new RegExp(`^${PLACE} (?:[Oo]ffice|[Bb]ranch|OFFICE|BRANCH)\\b`, 'u'),
  new RegExp(`\\b(?:[Bb]ranch|[Oo]ffice|[Ss]ales) [Mm]anager(?:,| [–|-]| at| for)? ${PLACE}$`, 'u'),
]
const NO_PLACE =
  /\b(?:Street|Road|Lane|Place|Avenue|Chambers|Buildings|Arcade|Yard|Row|House|Drive)$|^(?:our|the|your|sales|head|main|post|registered|lettings|branch|selling|local|this)$/i

/** The branch that a text names beside the agency, one of the places that are known first. */
export const branchBeside = (
  agency: FoundText,
  texts: readonly string[],
  places: readonly string[],
): FoundText => {
  const name = agency.value ?? ''
  if (name === '') return NOTHING
  const isKnown = (place: string) =>
    places.some((it) => it.toLowerCase() === place.toLowerCase()) && !/\d/.test(place)
  const isPlace = (place: string) =>
    isKnown(place) || (isBranchName(place) && !AGENCY_WORD.test(place) && !NO_PLACE.test(place))
  const beside = texts.flatMap((text, index) => {
    const rest = restAfter(text, name)
    const below = rest === '' ? (texts[index + 1] ?? '') : ''
    const bare = BARE.exec(rest ?? '')?.[1] ?? below
    return [MARKED.exec(rest ?? '')?.[1] ?? '', isKnown(bare) ? bare : '']
  })
  const offices = texts.flatMap((text) => OFFICES.map((rule) => rule.exec(text)?.[1] ?? ''))
  const found = [...beside, ...offices].filter((place) => place !== '' && isPlace(place))
  return foundText(found.find(isKnown) ?? found[0] ?? null, BY_PLACE)
}

/** What stands behind a name in a text; null where it is not named. */
const restAfter = (text: string, name: string) => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? null : text.slice(at + name.length)
}
