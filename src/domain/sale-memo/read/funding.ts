import type { Entry } from './entry.ts'
import {
  BY_LABEL,
  BY_SENTENCE,
  type Found,
  type FoundText,
  found,
  foundText,
  isUnknown,
  NOTHING,
} from './fields.ts'

type Funding = 'mortgage' | 'cash'

/** Labels under which the way of paying is said among other things. */
const TOLD: readonly Entry['topic'][] = ['chain', 'whole', 'price']

const CASH =
  /\bcash\b(?! ?back)|\bno (?:mortgage|loan|lender|borrowing)\b|\bown funds\b|\bwithout (?:a )?mortgage\b|\bsavings\b|\binheritance\b|\bunmortgaged\b/i
const MORTGAGE =
  /\bmortgage\b|\bmtge?\b|\bborrow\w*\b|\bloan\b|\blend\w*\b|\blent\b|\b(?:aip|dip)\b|\b(?:agree\w*|decision) in principle\b|\bfinanc\w+ (?:is |are |will be |comes )?(?:by|with|through|from|via)\b|\bfunded by\b[^.]{0,40}\b(?:bank|mutual|society|home loans)\b/i
const NO_LOAN =
  /\b(?:no|not|without|un)\s?(?:a |any |need(?:ing)? |requir\w+ )*(?:a |any )?(?:mortgage|loan|lender|lending|borrow)/i

/** How a property is sold, which a label 'Method' says too. */
const MANNER = /\b(?:auction|treaty|tender|sealed bids?)\b/i

/** The labelled values that may say how the buyer pays: under such a label first, and there in plain words first. */
const statedIn = (entries: readonly Entry[]) => {
  const own = entries.filter(
    ({ topic, side, office, values }) =>
      office === null &&
      ((topic === 'funding' && !MANNER.test(values.join(' '))) ||
        topic === 'lender' ||
        (TOLD.includes(topic) && side !== 'seller')),
  )
  const rank = ({ topic, values }: Entry) =>
    TOLD.includes(topic) ? 2 : Number(fundingIn(values.join(', ')) === null)
  return own.toSorted((a, b) => rank(a) - rank(b))
}

/** How the buyer pays, by its label or by a sentence about the buyer. */
export const fundingOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<Funding | null> => {
  for (const { values, topic } of statedIn(entries)) {
    const text = values.join(', ')
    const kind = fundingIn(text) ?? (topic === 'lender' && isLender(text) ? 'mortgage' : null)
    if (kind !== null)
      return found(kind, isMixed(text) ? 0.7 : TOLD.includes(topic) ? 0.88 : BY_LABEL - 0.03)
    if (topic === 'funding' && !/^(?:yes|no)\b/i.test(text)) {
      if (institutionIn(text) !== null || LENDER_WORD.test(text))
        return found('mortgage', BY_LABEL - 0.03)
      if (isLender(text)) return found('mortgage', 0.8)
    }
    if (topic !== 'chain' && /^(?:no|none)\b/i.test(text)) return found('cash', 0.8)
    if (/^yes\b/i.test(text)) return found('mortgage', 0.85)
  }
  for (const sentence of [...sentences, ...notesOf(entries)]) {
    const kind = TELLING.test(sentence) ? fundingIn(sentence) : null
    if (kind !== null) return found(kind, BY_SENTENCE)
  }
  return NOTHING
}

/** Notes that speak of the buyer; a condition about a mortgage of somebody else is none. */
const notesOf = (entries: readonly Entry[]) =>
  entries
    .filter(({ topic }) => topic === 'notes')
    .flatMap(({ values }) => values)
    .filter((text) =>
      /^£|^\W*(?:\w\)\s*)?(?:the )?(?:(?:buyer|purchaser)s?|purchase is)\b/i.test(text),
    )

const TELLING =
  /\b(?:buyer|purchaser)s? (?:is |are )?(?:all )?cash\b|\bcash (?:buyer|purchas\w+|funds?|sale|offer|transaction)|\b(?:paying|pays?|buying|purchasing|bought|proceeding|funded|funding|purchase is|offer is)\b[^.]{0,50}\b(?:cash|mortgage|loan|savings)|\bno (?:mortgage|loan)\b|\bmoney from an inheritance\b|\b(?:agreement|decision|mortgage) in principle\b|\b(?:will lend|will be lending|being lent)\b|\b(?:aip|dip)\b|\bfinanc\w+ (?:is|are|will be|comes)\b|\bmortgage (?:w\/|will|with|from|via|through|offer|agreed|of|is|has|application|in principle)|\bborrow|\bappl(?:ying|ied|ication)\b[^.]*\b(?:loan|mortgage)\b|\bloan from|\bfunded by\b|\blender\b|\bfunds? the purchase|\bin cash\b|£[\d,]+ cash\b|\bsubject to (?:a )?mortgage\b|\b(?:with|obtain\w*|need\w*|requir\w+|by|a|ftb,?) (?:a |the aid of a )?(?:[A-Z]\S+ ){0,3}mortgage\b/i

/** Who finds the loan, and does not give it. */
const BROKER = /\bbrokers?(?: is| are|:) [^,;.]+/gi

/** Partly one, partly the other. */
const isMixed = (text: string) => CASH.test(text) && MORTGAGE.test(text) && !NO_LOAN.test(text)

const fundingIn = (whole: string): Funding | null => {
  // Who buys the buyer's own property may pay otherwise.
  const text = whole.replaceAll(
    /\bto (?:an? )?(?:cash|first[ -]time) (?:buyer|purchaser|investor)s?\b/gi,
    '',
  )
  if (isUnknown(text)) return null
  if (NO_LOAN.test(text)) return 'cash'
  const cash = text.search(CASH)
  const mortgage = text.search(MORTGAGE)
  if (cash < 0 && mortgage < 0) return null
  if (/\bpart(?:ly)? cash\b/i.test(text) && mortgage >= 0) return 'mortgage'
  return mortgage < 0 || (cash >= 0 && cash < mortgage) ? 'cash' : 'mortgage'
}

const LENDER =
  "(?:[Tt]he )?(\\p{Lu}[\\p{L}'&-]*(?:\\s+(?:(?:&|and|of|for)\\s+)?\\p{Lu}[\\p{L}'&-]*)*(?:\\s+plc\\b)?)"
const LENDER_RULES = [
  new RegExp(`\\b[Aa]ppl(?:ying|ied|ication)\\b[^.]{0,20}?\\bto\\s+${LENDER} for\\b`, 'u'),
  new RegExp(`[Mm]ortgage\\s*\\(${LENDER}`, 'u'),
  new RegExp(`^[Yy]es,?\\s+(?:from|with|via|by)\\s+${LENDER}`, 'u'),
  new RegExp(
    `\\b(?:[Mm]ortgage|[Bb]orrow\\w*|[Ll]oan|AIP|DIP|[Ff]unds?|[Ff]unded|[Ff]inanc\\w+|principle|lend\\w*|lent|offer)\\b[^.]{0,60}?\\b(?:with|from|via|through|thro|thru|by|to|is|at|mortgage|w/)\\s*\\(?${LENDER}`,
    'u',
  ),
  new RegExp(
    `${LENDER}\\s+(?:mortgage|(?:is|are|will be) lending|have agreed|has agreed|will lend|loan)\\b`,
    'u',
  ),
  new RegExp(`\\b[Ll]ender\\b[^.]{0,20}?(?:\\bis\\b|:|,)\\s+${LENDER}`, 'u'),
  /\b(?:[Mm]ortgage|[Mm]tge?),?\s+(\p{Lu}[\p{L}'&-]*(?:\s+(?:(?:&|and|of|for)\s+)?\p{Lu}[\p{L}'&-]*)+)/u,
]
const LENDER_WORD =
  /\b(bank|building society|mutual|home loans|mortgages?|society|finance|lending|b\.?s\.?|santander|halifax|nationwide|barclays|natwest|lloyds|hsbc|principality)\b/i

/** The lender by its own label, or by who a mortgage is with. */
export const lenderOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
  funding: Funding | null,
): FoundText => {
  if (funding === 'cash') return NOTHING
  for (const { topic, values: told, office } of entries) {
    const values = told.map((text) => text.replaceAll(BROKER, ''))
    if (topic === 'funding' && MANNER.test(values.join(' '))) continue
    if (office !== null || (topic !== 'lender' && topic !== 'funding' && !TOLD.includes(topic)))
      continue
    const [first = ''] = values
    const texts =
      topic === 'chain'
        ? values
        : [first, values.slice(0, 2).join(' '), ...values.filter((it) => MORTGAGE.test(it))]
    const named =
      texts.map((text) => institutionIn(text) ?? lenderIn(text)).find((it) => it !== null) ??
      (TOLD.includes(topic) ? null : partLender(first))
    if (named !== null) return foundText(named, topic === 'lender' ? 0.93 : 0.88)
  }
  for (const sentence of [...sentences, ...notesOf(entries)].filter((it) => TELLING.test(it))) {
    const named = lenderIn(sentence)
    if (named !== null) return foundText(named, LENDER_WORD.test(named) ? BY_SENTENCE : 0.65)
  }
  return NOTHING
}

const INSTITUTION =
  /(?<!\d[a-z]?,? (?:(?!from|with|via|by|through)\p{L}+ )?)\b(?:Bank of \p{Lu}[\p{L}'-]+|(?:\p{Lu}[\p{L}'&-]*\s+(?:(?:&|and|of)\s+(?=\p{Lu}))?){1,3}(?:Bank|Building Society|Mutual|Home Loans|Mortgages|BS)\b(?: plc\b)?)/u

/** An institution that lends, by its name. */
const institutionIn = (text: string) =>
  INSTITUTION.exec(text)?.[0].replace(/^(?:The|Mortgage|Lender|Yes|With|From|Via)\s+/i, '') ?? null

const tidy = (text: string) =>
  text
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(/\s*[,;]\s*|\s+[–—-]\s+|\s+(?:subject|offer|agreed|approved|aip|dip)\b/i)[0]
    ?.replace(/\s+(?:mortgage|loan)$/i, '')
    .replace(/^(?:yes|mortgage)\b[\s,:–-]*(?:with )?/i, '')
    .trim() ?? ''

/** The part of a value, by comma, dash or brackets, that could be a lender's name. */
const partLender = (text: string) =>
  text
    .split(/\s*[,;()]\s*|\s+[–—-]\s+/)
    .map(tidy)
    .find(isLender) ?? null

const isLender = (text: string) => {
  const plain = tidy(text)
  return (
    /^\p{Lu}[\p{L}'&.]*(?:\s|$)/u.test(plain) &&
    !isUnknown(plain) &&
    plain.length < 50 &&
    !/^(?:aip|dip|agreement|decision|subject|held|obtained|needs?|needed|yes|no|cash|mortgage|required|agreed|applied|bank transfer|buying|first|offer|in principle|loan|purchas\w+|repayment|standard|savings|own|part)\b/i.test(
      plain,
    )
  )
}

const lenderIn = (text: string) => {
  for (const rule of LENDER_RULES) {
    const name = rule.exec(text)?.[1]
    if (
      name !== undefined &&
      /^\p{Lu}/u.test(name) &&
      !/^(?:Principle|Subject|Held|Obtained|Mr|Mrs|Ms|Miss|Dr|They|The|Your|Our|AIP|DIP|Mortgage|Loan|Offer|Cash|Buyers?|Purchasers?|Decision|Agreement)\b/.test(
        name,
      )
    )
      return tidy(name)
  }
  return null
}
