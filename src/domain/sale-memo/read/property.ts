import type { Entry } from './entry.ts'
import { BY_LABEL, BY_PLACE, BY_SENTENCE, type FoundText, foundText, NOTHING } from './fields.ts'
import { isSentence } from './line-kind.ts'
import { addressBefore, addressOf, isBoilerplate, postcodesIn } from './place.ts'
import { byLines, type FoundProperty, isAddress } from './property-lines.ts'

type Known = {
  readonly entries: readonly Entry[]
  readonly texts: readonly string[]
  readonly sentences: readonly string[]
  readonly subject: string | null
  /** Lines that are somebody's own address: the addressee, the head of the paper. */
  readonly others: readonly string[]
  /** The lines above the greeting of a letter. */
  readonly head: readonly string[]
}

/** The property that is sold: by its label, else by the sentence or the line that names it. */
export const propertyOf = (known: Known): FoundProperty => {
  const labelled = byLabel(known.entries)
  if (labelled.address.value !== null && labelled.postcode.value !== null)
    return { ...labelled, address: tidied(labelled.address) }
  const told = byText(known)
  const address =
    labelled.address.value === null
      ? told.address.value === null
        ? ofSeller(known.entries).address
        : told.address
      : labelled.address
  const isSame =
    labelled.address.value === null ||
    told.address.value === null ||
    isSimilar(told.address.value, labelled.address.value)
  const postcode =
    labelled.postcode.value === null
      ? isSame
        ? told.address.value === null && labelled.address.value === null
          ? ofSeller(known.entries).postcode
          : told.postcode
        : NOTHING
      : labelled.postcode
  return { address: tidied(address), postcode }
}

/** An address without the words of a heading around it. */
const tidied = ({ value, confidence }: FoundText): FoundText =>
  foundText(
    value?.replaceAll(
      /^(?:(?:(?:your|the) )?(?:sale|purchase) )?of\s+|[,\s–—-]+sale agreed$/gi,
      '',
    ) ?? null,
    confidence,
  )

/** Where the seller lives, which is the property where nothing else is said. */
const ofSeller = (entries: readonly Entry[]): FoundProperty => {
  const lines =
    entries.find(
      ({ topic, side, office, values }) =>
        topic === 'address' &&
        office === null &&
        (side === 'seller' || postcodesIn(values.join(' ')).length > 0),
    )?.values ?? []
  return {
    address: foundText(lines.length > 0 ? addressOf(lines) : null, BY_PLACE),
    postcode: foundText(postcodesIn(lines.join(' '))[0]?.text ?? null, BY_PLACE),
  }
}

const isSimilar = (one: string, other: string) =>
  one.slice(0, 8).toLowerCase() === other.slice(0, 8).toLowerCase()

const byLabel = (entries: readonly Entry[]): FoundProperty => {
  const own = entries.filter(
    ({ topic, side, office }) => topic === 'property' && side === null && office === null,
  )
  const postcodes = entries.filter(
    ({ topic, side, office }) => topic === 'postcode' && side === null && office === null,
  )
  const stated = own
    .map(({ values }) =>
      values
        .map(withoutTelling)
        .filter((line) => !isBoilerplate(line) && !isSentence(line))
        .map(withoutSale),
    )
    .filter((values) => isAddress(values.join(', ')) && !/^\W*\d+\W*$/.test(values.join(' ')))
  const whole = stated.find((values) => postcodesIn(values.join(' ')).length > 0) ?? stated[0] ?? []
  const parts = entries.filter(
    ({ topic, side, office }) => topic === 'addressLine' && side === null && office === null,
  )
  const lines = parts.length > 1 ? parts.flatMap(({ values }) => values) : whole
  const until = lines.findIndex((line) => postcodesIn(line).length > 0)
  const address = addressOf(until < 0 ? lines : cutAfterPostcode(lines.slice(0, until + 1)))
  const postcode =
    postcodesIn(postcodes.flatMap(({ values }) => values).join(' '))[0] ??
    postcodesIn(lines.join(' '))[0]
  return {
    address: foundText(address, BY_LABEL),
    postcode: foundText(postcode?.text ?? null, BY_LABEL),
  }
}

/** An address without the sentences that follow its postcode. */
const withoutTelling = (line: string) => {
  const [postcode] = postcodesIn(line)
  const isTold = postcode && /^\.\s+\p{Lu}/u.test(line.slice(postcode.end))
  return isTold ? line.slice(0, postcode.end) : line
}

/** A labelled address may say again that it is sold: 'Re: Sale of 4 The Row'. */
const withoutSale = (line: string) =>
  line.replace(/^(?:the )?(?:proposed |agreed )?(?:sale|purchase|sale and purchase) of:?\s+/i, '')

/** What stands behind the postcode is no part of the address. */
const cutAfterPostcode = (lines: readonly string[]) =>
  lines.map((line) => line.slice(0, postcodesIn(line)[0]?.at ?? line.length))

const SOLD =
  /\b(?:re:?|sale (?:of|on|at|for)|property (?:at|known as|is)|purchase of|purchasing|buying|selling|regarding|in respect of|agreed on|offer on|premises at|memorandum(?: of sale)?|known as|accepted on|for|at|of|to buy|on)\s*:?\s+(?:the )?(?:above )?(?:(?:freehold|leasehold) )?(?:property )?(?:(?:known as|at|being) )?$/i

/** The address of an office, by its name before the street. */
const OF_OFFICE =
  /^[^\d,]+\b(?:Homes|Estates|Residential|Property|Lettings|Agents|Solicitors|LLP|Ltd), \d/

const isOfSale = (text: string) => !/\bregistered (?:office|in)\b/i.test(text)

const byText = ({ texts, sentences, subject, others, head }: Known): FoundProperty => {
  const candidates = [
    ...sentences.filter(isOfSale).map((it) => fromLine(it, texts)),
    ...(subject ? [subject] : []),
  ].flatMap((sentence) =>
    postcodesIn(sentence).map(({ text, at }) => candidateOf(sentence, text, at)),
  )
  const own = candidates.filter(
    ({ address, isSold }) =>
      address !== '' &&
      !OF_OFFICE.test(address) &&
      (isSold || !others.some((line) => line.includes(address.slice(0, 12)))),
  )
  const isBelow = ({ postcode }: (typeof own)[number]) =>
    !head.some((line) => line.includes(postcode))
  const told = own.filter(({ isTold }) => isTold)
  const best = told.find(isBelow) ?? told[0] ?? own[0]
  if (best) {
    const confidence = best.isTold ? BY_SENTENCE + 0.03 : BY_PLACE
    return {
      address: foundText(addressOf([best.address]), confidence),
      postcode: foundText(best.postcode, confidence),
    }
  }
  return byLines(texts, subject, others)
}

/** A sentence from the line on that is an address of its own, below one that ends without a comma. */
const fromLine = (sentence: string, texts: readonly string[]) => {
  const own = texts.find(
    (text, index) =>
      text.length > 10 &&
      sentence.includes(text) &&
      !isRunningOn(texts[index - 1] ?? '') &&
      !/(?:[,:–-]|\b(?:of|at|for|the|in))$/.test(texts[index - 1] ?? '') &&
      WHOLE.test(text.slice(0, postcodesIn(text)[0]?.at ?? 0)),
  )
  return own === undefined ? sentence : sentence.slice(sentence.indexOf(own))
}

/** Whether a line is so long that its sentence goes on in the next one. */
const isRunningOn = (text: string) => text.length > 60 && /\p{Ll}$/u.test(text)

/** An address of parts by comma, in capitals but for small words. */
const WHOLE =
  /^(?:flat|apartment|plot|the|\p{Lu}[\p{L}']*)?(?: \p{Lu}[\p{L}']*| an?| y| the| on| of| in)*(?: ?\d+[a-z]?)?,? (?:\d+[a-z]? )?\p{Lu}[\p{L}' -]+,[^.:]*$/iu

/** What stands before brackets that hold the address. */
const OPENED = /^.*\((?=[^()]*\d[^()]*$)(?:(?:postal )?address(?: is|:)?\s+)?/i

const candidateOf = (sentence: string, postcode: string, at: number) => {
  const before = sentence.slice(0, at).replace(OPENED, '')
  const address = addressBefore(before)
  const lead = before
    .replace(/[\s,.]+$/, '')
    .slice(0, before.replace(/[\s,.]+$/, '').length - address.length)
  return {
    address: isAddress(address) ? address : '',
    postcode,
    isSold: SOLD.test(lead),
    isTold: SOLD.test(lead) || lead.trim() === '',
  }
}
