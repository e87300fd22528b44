import { GIVEN_NAMES } from '../given-names.ts'
import { ASKED, PARTS } from './forms.ts'
import { isOfOwner, type Owner, ownerIn } from './owners.ts'
import { questionIn } from './questions.ts'
import { normalised } from './text.ts'
import { type Topic, topicOf } from './topics.ts'

export type { Side } from './owners.ts'
export type { Topic } from './topics.ts'

/** What a label announces: whose it is, of which office, and what. */
export type Label = Owner & {
  readonly topic: Topic
  /** Whether it was understood by some of its words alone. */
  readonly isLoose?: boolean
}

/** Words of labels that are a value where they stand alone. */
const VALUES =
  /^(?:(?:buying|purchasing) on(?:wards?)?|(?:buying|purchasing) (?:another|an?|their|his|her|next|new)\b.*|freehold|leasehold|cash|yes|no|none|(?:sale )?agreed|agreed sale|sold|stc|(?:sale agreed|sold) (?:subject to contract|s?stc)|confirmed|no chain|chain|residential|land|private|first|second|page \d|to be confirmed)$|\b(?:for|to|both) (?:the )?(?:both )?(?:side )?(?:solicitors|conveyancers|lawyers)$|^\d+ |^(?:flat|apartment|apt|unit|suite) \d+[a-z]?$|^\d+(?:\.\d+)? ?%|\bon an? \w+$|\b(?:have|has) (?:no|sold|a|been|found|agreed)\b|^the property is\b|^there (?:is|are)\b|^(?:own|their|his|her|existing|current|present) (?:property|house|home|flat)\b.*\b(?:under offer|on the market|for sale|sold|s?stc|sale agreed)\b|^(?:plots?|new homes|new business|conveyancing|completions?) (?:sales )?(?:team|department|desk)$|^(?:of|at) the (?:above )?(?:property|address)$|^(?:cash(?! (?:or )?mortgage\b)|freehold(?! (?:or )?leasehold)|leasehold(?! (?:or )?freehold)|share of(?: the)? freehold|yes|no|not|none)\b(?!.*\b(?:price|name)\b)/

const GLUE =
  /^(best|due|tick|delete|applicable|which|was|were|we|reach|him|whose|extra|successful|upper|lower|wanted|matter|represented|stamp|now|presently|description|winning|share|shared|market|starting|opening|incoming|file|she|he|much|ring|call|here|there|speak|executive|manager|advisor|postal|registered|forwarding|instructed|nominated|chosen|outgoing|incoming|dates|handled|remain|stay|staying|into|timescales?|timings?|a|an|own|finances?|forename|reps?|it|overleaf|solicitor|yours|paid|payable|held|deadline|sell|line|town|city|county|village|street|being|buy|behind|another|anything|advis[eo]rs?|the|of|for|and|or|to|by|on|in|at|is|are|be|with|from|as|his|her|their|our|your|this|that|full|details?|proposed|target|anticipated|expected|estimated|preferred|wanted|desired|requested|required|hoped|ideal|aim|likely|indicative|provisional|approx|approximate|approximately|how|what|who|when|where|current|main|work|present|existing|one|two|three|first|second|third|joint|all|both|party|parties|subject|contract|stc|date|dated|day|sale|sales|sold|agreed|purchase|purchased|any|if|known|new|each|side|sides|no|confirmed|final|total|net|gross|accepted|via|through|using|work|people|persons?|given|surname|forenames?|legal|contracts|section|part|about|we|they|acts?|please|under|before|latest|has|have|been|other|up|down|freehold|leasehold|additional|further|general|important|appointed|prospective|intending|residential|named|individual|sole|since|instructions|type|attached|private|confidential|following|mr|mrs|agreement|summary|them|particulars|type|kind|do|does|behalf)$/

const WORDS = /[a-z]+(?:'[a-z]+)?|\d+/g

/** Parts that are announced together: 'Full names & address'. */
const JOINED: readonly Topic[] = ['address', 'contact', 'handler', 'phone', 'email']

/** What a text announces when each of its words is one of a label; null for any other text. */
export const labelOf = (text: string): Label | null => {
  const asked = askedIn(text)
  if (asked !== null) return asked
  const words = wordsOf(text)
  if (words === null) return null
  if (words.every(isWord)) return labelIn(normalised(text), text)
  const last = text.split(/\s\/\s/).at(-1) ?? ''
  return last === text ? null : labelOf(last)
}

/** What a text announces that stands where labels do, though not each of its words is one of a label. */
export const looseLabelOf = (text: string): Label | null => {
  const words = wordsOf(text)
  if (words === null || words.length > 7) return null
  const strange = words.filter((word) => !isWord(word))
  const telling = words.filter((word) => isOfOwner(word) || PARTS.test(word))
  if (strange.length === 0 || strange.length > 2 || strange.length > telling.length) return null
  if (strange.some((word) => GIVEN_NAMES.has(word) || word.length < 3) || NAMING.test(text))
    return null
  const whole = labelIn(words.join(' '), text)
  const label = whole?.topic === 'ignored' ? whole : labelIn(words.filter(isWord).join(' '), text)
  return label && { ...label, isLoose: true }
}

/** A label that names whose it is, or who acts for an estate. */
const NAMING =
  /(?!(?:Seller|Vendor|Owner|Client|Buyer|Purchaser|Applicant)s?')\b\p{Lu}\p{Ll}+'s?\b|[Pp]ersonal [Rr]epresentative|^[Bb]y (?:e-?mail|post)\b/u

const askedIn = (text: string): Label | null => {
  const plain = text
    .trim()
    .replaceAll('_', ' ')
    .replace(/^(?:\(?\d{1,2}[.)]|Q\d{1,2}[.):]?)\s+/, '')
  return (
    ASKED.find(([pattern]) => pattern.test(plain))?.[1] ??
    questionIn(HEADED.test(plain) ? `${plain}?` : plain)
  )
}

/** A heading that asks without its mark: 'What has been sold'. */
const HEADED =
  /^who (?:sells|buys|is selling|is buying|acts)$|^(?:Who|What|When|Where|How)\b[^.,:;?!@£\d]{5,40}$/

/** The words of a text that could be a label; null for a value or a sentence. */
const wordsOf = (text: string): readonly string[] | null => {
  const plain = normalised(text)
  const words = plain.match(WORDS) ?? []
  if (VALUES.test(plain) && plain !== 'chain') return null
  const isOther =
    words.length === 0 ||
    words.length > 9 ||
    /^\p{Ll}.*[.]$/u.test(text) ||
    (words.length > 2 && /(?<!\b(?:nos?|tel|mob|sols?))[.!]$/i.test(text)) ||
    /(?<!^fixtures|^if (?:lease|free)hold),\s+\p{L}|;\s|\p{Ll}{4}(?<!\bappl)\.\s+\p{L}/iu.test(
      text,
    ) ||
    /£(?!\)?\s*:?$)|@|\s\d{1,2}[./-]\d{1,2}[./-]\d/.test(text)
  return isOther ? null : words
}

const isWord = (word: string) =>
  /^\d{1,3}$/.test(word) || GLUE.test(word) || isOfOwner(word) || PARTS.test(word)

const labelIn = (plain: string, text: string): Label | null => {
  const owner = ownerIn(plain, text)
  const topic = topicOf(plain, owner)
  if (topic === null) return null
  const isWhole =
    JOINED.includes(topic) && /&|\band\b/.test(text) && (owner.side ?? owner.office) !== null
  return { ...owner, topic: isWhole ? 'whole' : topic }
}
