import { emailsIn } from '../contact-details.ts'
import { labelledConveyancer } from '../conveyancer.ts'
import { type ConveyancerText, isUnknown } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { FIRM_WORD, isDomainOf } from '../office.ts'
import { isName, withoutTitle } from '../person.ts'

const WORD =
  "(?!(?:Sellers?|Vendors?|Buyers?|Purchasers?|Applicants?|They|Their|We|Mortgage|Cash|Completion|Exchange)\\b)\\p{Lu}[\\p{L}'-]*\\.?"
const LINK =
  'of|at|from|and|in|on|with|tel|telephone|phone|mobile|e-?mail|her|his|direct|line|the|firm|solicitors?|conveyancers?|lawyers?|co|where|marked for|for the attention of|attention of|attention|contact|ask for'
/** Names of people and firms with how they are reached, up to the first word that is none of it. */
const OFFICE = `(?:Messrs\\.? )?${WORD}(?:[\\s,()–—:-]+(?:${WORD}|&|[\\w.'-]+@[\\w-]+(?:\\.[\\w-]+)+|\\+?\\d[\\d ]{8,13}\\d|(?:${LINK})(?![\\p{L}])))*`
const SIDE =
  '(?:the |our |your |both |these |all )*(?:joint )?(?:sellers?|vendors?|owners?|developers?|executors?|trustees|proprietors?|transferors?|buyers?|purchasers?|applicants?|bidders?|transferees?|clients?)(?!\\p{L})'
const HELPS =
  "(?:(?:is|are|'s|'re|has|have|will|be|been|being|also|now|both|already|each|has been|to be|today|just|since)\\s+)*"
const OWN_LAW =
  '(?:(?:own |chosen |appointed |new )*(?:legal )?(?:solicitors?|conveyancers?|conveyancing|lawyers?|legal (?:work|side|matters|advisers?|representatives?|team|business)|law firm|representatives?|representation|sols))'

/** A side, what it has to do with lawyers, and who they are. */
const AFTER = [
  `(${SIDE})\\s+(?:has|have)\\s+(${OFFICE})\\s+(?:acting|to act|instructed|on board)`,
  `(?:[Oo]n|[Ff]or)\\s+the\\s+(sale|purchase|buying|selling)\\s+side,?\\s+(?:we have|it is|it's|you have|is|are|:|–|-)*\\s*(${OFFICE})`,
  `(${SIDE})\\s+(?:through|via|care of)\\s+(${OFFICE})`,
  `(${SIDE})\\s+\\((${OFFICE})\\)`,
  `(${SIDE})[^.;]{0,60}?\\s${HELPS}(?:instruct(?:ed|s|ing)|appointed|appoints|engaged|chosen|retained|represented by|acted for by|advised by|looked after by|using|uses|going with|gone (?:with|to)|in the hands of)\\s+(?:both |as (?:his|her|their|its) ${OWN_LAW} |the firm of )?(${OFFICE})`,
  `(${SIDE})['’]s?\\s+${OWN_LAW}(?:[^.;]{0,40}?\\s(?:is|are|will be|being|by|with|to)|[:,–—-])+\\s+(?:being |done |handled |dealt |with |by |at |to )*(${OFFICE})`,
  `(${SIDE})[^.;]{0,60}?\\b(?:whose|with) ${OWN_LAW}\\s+(?:(?:is|are|will be|being|by|with)\\s+)+(?:being |done |handled |dealt |with |by |at )*(${OFFICE})`,
  `\\b${OWN_LAW}\\s+(?:acting )?(?:for|of|on behalf of|to)\\s+(${SIDE})\\s*(?:is|are|will be|:|,|–|-|by|with)+\\s+(?:being |done |handled |dealt |with |by |at )*(${OFFICE})`,
  `(?:\\b[Ff]or|[Oo]n behalf of)\\s+(${SIDE}),?\\s*(?::|–|—|-|,|we have|it(?: is|'s|’s))\\s*(${OFFICE})`,
  `\\b(?:[Ii]nstructions|[Pp]aperwork|[Dd]ocuments|[Cc]orrespondence|[Ff]ile|[Cc]onduct|[Ii]nstructed|[Aa]cting)\\s+(?:for|on behalf of)\\s+(${SIDE})\\s+(?:is|are|will be|go|goes|should go|to go|to|with|in the hands of|\\s)+\\s+(?:with |to |at )?(${OFFICE})`,
  `(?:[Ff]or|by)\\s+(${SIDE})\\s+(?:by\\s+)?(${OFFICE})$`,
  `(${SIDE}),?\\s+(?:c\\/o|care of)\\s+(${OFFICE})`,
  `(${SIDE})['’]s?\\s+(?:side|file|sale|purchase|transaction|matter)\\s+(?:(?:is|will be|being|to be)\\s+)+(?:handled|dealt with|looked after|conducted|run|managed)\\s+(?:for them )?(?:by|at)\\s+(${OFFICE})`,
]
const DEEDS =
  '(?:acts?|acting|(?:is|are|will be) (?:acting|instructed|retained|engaged)|will act|has been instructed|have been instructed|represents?|(?:is|are|will be) representing|looks? after|(?:is|are|will be) looking after|(?:has|have|with) (?:the )?(?:file|matter|conduct|paperwork|instructions)|deals?|(?:is|are|will be) dealing|(?:is|are|will be) (?:the )?(?:solicitors?|conveyancers?|lawyers?)|(?:solicitors?|conveyancers?|lawyers?)|(?:does|do|is doing|are doing) the (?:legal work|conveyancing|legals))'
/** Who acts, and then for which side. */
const BEFORE = [
  `(${OFFICE})[\\s,()–—-]+(?:who )?${DEEDS}(?:,? (?:here|in this|solely|both|matter))*,?\\s+(?:for|on behalf of|by|to|of|with)?\\s*(?:the )?(${SIDE})`,
  `(${OFFICE})\\s+(?:is|are|will be)\\s+(?:dealing with|handling|doing)\\s+(?:his|her|their)\\s+(sale|purchase)\\b`,
  `(${OFFICE})\\s+(?:is|are|will be)\\s+(?:dealing|helping)\\s+with\\s+(${SIDE})['’]s\\s+(?:sale|purchase)`,
  `(${OFFICE})[\\s,()–—-]+(?:for|on behalf of)\\s+(${SIDE})`,
  `^(?:and )?(${OFFICE})\\s+by\\s+(${SIDE})`,
]

type Told = { readonly side: Side; readonly office: string }

const SELLER =
  /^sale$|selling|seller|vendor|owner|developer|executor|trustee|proprietor|transferor/i
const BUYER = /^purchase$|buying|buyer|purchaser|applicant|bidder|transferee/i
const PRONOUN = /^(?:(?:(?:Both|All) of )?(?:He|She|They|It)\b|(?:His|Her|Their|Its)\b)/
/** How a name of an office does not begin. */
const NO_OFFICE =
  /^(?:To|Signed|Agents?|Offices?|Re|Dear|Position|Buyers?|Sellers?|Vendors?|Purchasers?|Solicitors?|Conveyancers?|Lawyers?|Chain|Deposit|Survey|Price|Search|Searches|Fees?|Notes?|The|We|You|They|He|She|It|Their|His|Her|Our|Your|Both|Please|For|On|At|In|As|If|Whilst|While|Once|Subject|Offer|Sale|No|Not|None|This|That|These|Mortgage|Cash|Completion|Exchange|Contracts?|And|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** Who acts for each side by what sentences say, where the sides stand by what they are. */
export const actingFor = (
  sentences: readonly string[],
  client: Side | null,
  people: readonly string[],
): Readonly<Record<Side, ConveyancerText>> => {
  const told = toldIn(sentences, client)
  const of = (side: Side): ConveyancerText =>
    told
      .filter((it) => it.side === side)
      .map(({ office }) => textOf(office, side, people))
      .find(({ firm, handler }) => firm !== undefined || handler !== undefined) ?? {}
  return { seller: of('seller'), buyer: of('buyer') }
}

const toldIn = (sentences: readonly string[], client: Side | null): readonly Told[] => {
  let last: Side | null = null
  return sentences.flatMap((given) => {
    const sides = { last, client }
    const text = named(given, last)
    last = lastSide(text, client) ?? last
    return clausesOf(text).flatMap((clause) => officesIn(clause, sides))
  })
}

/** A sentence with the side of the one before in place of the pronoun with which it begins or that follows a lawyer. */
const named = (text: string, side: Side | null) =>
  side === null
    ? text
    : text
        .replace(/^(?:His|Her|Their|Its) /, `The ${side}'s `)
        .replace(PRONOUN, `The ${side}`)
        .replace(/(?<=\b(?:for|representing|represents|by) )(?:him|her|them)\b/, `the ${side}`)

const lastSide = (text: string, client: Side | null): Side | null => {
  const found = [...text.matchAll(new RegExp(SIDE, 'giu'))].map(([word]) => sideOf(word, client))
  return found.findLast((it) => it !== null) ?? null
}

const sideOf = (word: string, client: Side | null): Side | null => {
  if (SELLER.test(word)) return 'seller'
  if (BUYER.test(word)) return 'buyer'
  if (client === null) return /\bour\b/i.test(word) ? 'seller' : null
  const other = client === 'seller' ? 'buyer' : 'seller'
  return /\byour\b/i.test(word) ? client : /\bour\b/i.test(word) ? other : null
}

const clausesOf = (text: string) =>
  text.split(
    /;\s+|,?\s+(?:while|whilst|whereas|but)\s+|,?\s+and\s+(?=(?:(?:for )?the|our|your) (?:sell|vend|own|buy|purch|appl|dev|exec|client))|,?\s+and\s+(?=[A-Z][^,;]{3,50}\s(?:by|for)\s+the\s)/i,
  )

const rules = (sources: readonly string[]) => sources.map((it) => new RegExp(it, 'u'))
const AFTER_RULES = rules(
  AFTER.map((it) => it.replaceAll(SIDE, `(?:The |Our |Your |Both )?${SIDE}`)),
)
const BEFORE_RULES = rules(BEFORE)

const officesIn = (
  clause: string,
  { client }: { readonly client: Side | null },
): readonly Told[] => {
  const found = [
    ...AFTER_RULES.map((rule) => rule.exec(clause)).map((it) => [it?.[1], it?.[2]]),
    ...BEFORE_RULES.map((rule) => rule.exec(clause)).map((it) => [it?.[2], it?.[1]]),
  ]
  return found.flatMap(([word, office = '']) => {
    const side = word === undefined ? null : sideOf(word, client)
    return side === null || NO_OFFICE.test(office) ? [] : [{ side, office: trimmed(office) }]
  })
}

const trimmed = (office: string) =>
  office
    .replace(
      /[\s,(:–—-]+(?:of|at|from|and|in|on|with|her|his|the|firm|tel|telephone|direct|line)$/g,
      '',
    )
    .replace(/\s+and(?=\s+(?:Mr|Mrs|Ms|Miss|Dr)\b).*$/, '')
    .replace(/[\s,(:.–—-]+$/, '')

/** What leads to the person at a firm. */
const MARKED = /,?\s+(?:where|marked for|(?:for the )?attention(?: of)?|contact|ask for)\s+/g

/** Firm, person and how they are reached by what names them. */
const textOf = (office: string, side: Side, people: readonly string[]): ConveyancerText => {
  if (isUnknown(office) || people.includes(withoutTitle(office))) return {}
  const { firm, handler, email, phone } = labelledConveyancer(
    [{ side, office: 'conveyancer', topic: 'whole', values: [office.replaceAll(MARKED, ' ; ')] }],
    side,
  )
  const isFirm =
    firm.value !== null &&
    (FIRM_WORD.test(firm.value) ||
      emailsIn(office).some((it) => isDomainOf(it.text, firm.value ?? '')) ||
      firm.value.includes(' '))
  const isPerson =
    handler.value !== null && isName(`Mr ${handler.value}`) && handler.value.includes(' ')
  return {
    ...(isFirm && firm.value !== null ? { firm: firm.value } : {}),
    ...(isPerson && handler.value !== null && !people.includes(handler.value)
      ? { handler: handler.value }
      : {}),
    ...(email.value === null ? {} : { email: email.value }),
    ...(phone.value === null ? {} : { phone: phone.value }),
  }
}
