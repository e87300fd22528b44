import { emailsIn, phonesIn } from '../contact-details.ts'
import { BY_SENTENCE, type Found, type FoundParty, found } from '../fields.ts'
import type { Side } from '../label/label.ts'
import { peopleIn } from '../party/party.ts'
import { COMPANY, isName, isSurelyPerson } from '../person.ts'

const WORD =
  "(?:(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Rev|Revd|Sir|Lady|Messrs|Major|Captain|Colonel)\\b\\.?|(?:de|van|von|der|ap|ferch|bin|al)\\b|\\p{Lu}[\\p{L}'-]*\\.?)"
const NAME = `${WORD}(?:\\s+${WORD}|\\s+\\(\\p{Lu}\\p{Ll}+\\)(?=\\s+(?:Ltd|Limited|plc|LLP)\\b)|\\s+(?:Ltd|Limited|plc|LLP)\\b)*`
const PEOPLE = `(${NAME}(?:(?:,\\s+|,?\\s+(?:and|&|\\+)\\s+(?:(?:his|her|their)\\s+\\p{Ll}+,?\\s+)?)${NAME})*)`
const LEAD =
  '(?:,|:|\\s+(?:is|are|being|namely|was|were|will be)\\b:?|\\s+[–—-])?\\s+(?:(?:our|the|your) (?:clients?|applicants?),?\\s+)?'

/** Where somebody lives, between the name and what they do. */
const HOME =
  '(?:,?\\s+(?:both )?of\\s[^.;()]{5,80}?|,\\s\\p{Ll}[\\p{Ll} ]{3,30})?(?:,?\\s+as (?:the )?(?:executors?|trustees?|attorneys?|administrators?|personal representatives?)[^.;]{0,60}?,?)?(?:,\\s+who)?'

const rulesOf = (...sources: readonly string[]) => sources.map((it) => new RegExp(it, 'u'))

const RULES: Readonly<Record<Side, readonly RegExp[]>> = {
  seller: rulesOf(
    `${PEOPLE}['’]s?\\s+(?:\\p{Ll}[\\p{Ll}-]*\\s+){0,3}(?:home|house|flat|apartment|bungalow|cottage|property)\\b`,
    `\\bwhich\\s+${PEOPLE}\\s+(?:has |have )?(?:now |kindly )?accepted`,
    `${PEOPLE},\\s+for whom you act\\b`,
    `(?:^|[:–-]\\s+)${PEOPLE}\\s+to\\s+(?:Mr|Mrs|Miss|Ms|Dr)\\b`,
    `\\b[Ss]old by\\s+${PEOPLE}\\s+to\\s+\\p{Lu}`,
    `\\b[Ff]or sale by\\s+${PEOPLE}`,
    `${PEOPLE},\\s+the\\s+(?:sellers?|vendors?|owners?)\\b`,
    `(Mr (?:and|&) Mrs \\p{Lu}[\\p{L}'-]+ \\(\\p{Lu}\\p{Ll}+ (?:and|&) \\p{Lu}\\p{Ll}+\\))\\s+(?:has|have)\\s+accepted`,
    `${PEOPLE},?\\s+(?:of|both of|residing at)\\s[^()]{5,90}\\((?:\\w+ )?["']?(?:the )?(?:[Ss]eller|[Vv]endor)s?`,
    `\\b(?:at|for)\\s+£[\\d,.]+\\s+from\\s+${PEOPLE}`,
    `\\b(?:purchase|buy|buying|bought)\\b[^.]{0,110}\\bfrom\\s+${PEOPLE}(?=\\s+(?:at|for)\\b|[.,;])`,
    `(?<!\\b[Yy]ou )\\b[Aa]ct for\\s+${PEOPLE}`,
    `${PEOPLE}\\s+\\((?:\\w+ )?["']?(?:the )?(?:[Ss]eller|[Vv]endor)s?`,
    `\\b[Ff]or (?:our|your) clients?,? ${PEOPLE},? we have accepted`,
    `\\b[Ff]or (?:our|your) clients?,? (${WORD}(?: (?:and|&) ${WORD})? \\p{Lu}[\\p{L}'-]+ \\(\\p{Lu}\\p{Ll}+(?: (?:and|&) \\p{Lu}\\p{Ll}+)?\\))`,
    `\\b(?:sale|sold)\\b[^.]{0,90}\\b[Ff]or (?:our|your) clients?,? ${PEOPLE}`,
    `\\b[Oo]ur clients? and yours,?:?\\s+${PEOPLE}`,
    `\\b(?:[Ss]ellers?|[Vv]endors?|[Oo]wners?|[Dd]evelopers?|[Tt]rustees|[Ee]xecutors)(?:\\(s\\))?(?: of the (?:above )?[Pp]roperty)?${LEAD}${PEOPLE}`,
    `\\b(?:on behalf of|instructed by|acting for|act for)\\s+(?:(?:our|your) clients?,?\\s+|the (?:sellers?|vendors?|owners?),?\\s+)?${PEOPLE}`,
    `\\b[Oo]ur clients?${LEAD}${PEOPLE}`,
    `${PEOPLE}${HOME},?\\s+(?:(?:is|are|has been|have been)\\s+selling|(?:has|have)\\s+(?:(?:today|now|just|recently|formally|also|verbally)\\s+)?(?:accepted|agreed to (?:sell|accept)|sold)|accepted\\s+(?:£|an? (?:\\w+ )?offer|the (?:\\w+ )?offer)|(?:is|are) the (?:sellers?|vendors?|owners?)|(?:will|would like to) sell|sells? to|as (?:the )?(?:sellers?|vendors?))`,
    `\\b(?:owned by|belongs to|belonging to|sale by|sold by|sold for|property of|home of|selling for)\\s+(?:the )?${PEOPLE}`,
    `\\bby\\s+${PEOPLE}${HOME}\\s+to\\s+\\p{Lu}`,
    `(?<!£[\\d,.]+ )\\b(?:from|between)\\s+(?:the (?:sellers?|vendors?),?\\s+)?${PEOPLE}\\s+(?:\\([^)]*\\)\\s+)?(?:to|and)\\s+(?:(?:his|her|their)\\s+\\p{Ll}+\\s+)?\\p{Lu}`,
  ),
  buyer: rulesOf(
    `^(?:Mr|Mrs|Miss|Ms|Dr)\\b[^.]{3,90}\\s+to\\s+((?:Mr|Mrs|Miss|Ms|Dr)\\b.+)$`,
    `\\baccepted\\s+${PEOPLE}['’]s?\\s+offer`,
    `\\b(?:[Tt]o be|[Ii]s being|[Bb]eing|[Hh]as been)\\s+(?:bought|purchased|acquired) by\\s+${PEOPLE}`,
    `\\b(?:accepted|agreed to (?:take|accept))\\s+(?:an offer of\\s+)?£[\\d,.]+\\s+from\\s+(?:(?:your clients?|the buyers?|the purchasers?),?\\s+)?${PEOPLE}`,
    `${PEOPLE},\\s+the\\s+(?:buyers?|purchasers?)\\b`,
    `\\b(?:[Pp]urchase|[Bb]uying|[Bb]ought|[Tt]itle)\\b[^.]{0,60}\\bin the (?:joint |sole )?names? of\\s+${PEOPLE}`,
    `${PEOPLE},?\\s+(?:of|both of|residing at)\\s[^()]{5,90}\\((?:\\w+ )?["']?(?:the )?(?:[Bb]uyer|[Pp]urchaser)s?`,
    `${PEOPLE}\\s+(?:has|have)\\s+had an offer`,
    `^£[\\d,.]+ from ${PEOPLE}`,
    `\\b[Rr]eserved\\b[^.]{0,60}?\\bby\\s+${PEOPLE}`,
    `${PEOPLE}\\s+\\((?:\\w+ )?["']?(?:the )?(?:[Bb]uyer|[Pp]urchaser)s?`,
    `\\b(?:[Bb]uyers?|[Pp]urchasers?|[Aa]pplicants?|[Bb]idders?)(?:\\(s\\))?${LEAD}${PEOPLE}`,
    `${PEOPLE}${HOME},?\\s+(?:(?:is|are|will be)\\s+(?:buying|purchasing|to buy|to purchase)|(?:has|have)\\s+(?:(?:today|now|just|recently|formally|also|verbally)\\s+)?(?:agreed to (?:buy|purchase)|offered|made an offer|reserved|bought|put in an offer)|(?:is|are) the (?:buyers?|purchasers?)|(?:who )?wish(?:es)? to (?:buy|purchase)|as (?:the )?(?:buyers?|purchasers?))`,
    `\\boffer\\b[^.]{0,60}?\\b(?:from|by|of)\\s+(?:(?:the (?:buyers?|purchasers?)|your clients?),?\\s+)?${PEOPLE}`,
    `\\b(?:[Ss]old|[Ss]ale|[Aa]greed|STC|stc|contract|knocked down|[Rr]eserved)\\b[^.]{0,120}?\\b(?:to|with)\\s+(?:(?:the (?:buyers?|purchasers?)|your clients?),?\\s+)?${PEOPLE}`,
    `\\bto\\s+(?:(?:his|her|their)\\s+\\p{Ll}+\\s+)?${PEOPLE}${HOME},?\\s+(?:\\([^)]*\\)\\s+)?(?:at|for|in the sum|at a)\\b`,
  ),
}

/** The sellers or buyers that sentences name; nothing where none does. */
export const partiesInProse = (
  sentences: readonly string[],
  side: Side,
  taken: readonly string[],
): Found<readonly FoundParty[]> => {
  let partly: Found<readonly FoundParty[]> = found([], 0)
  for (const rule of RULES[side])
    for (const sentence of sentences) {
      const match = rule.exec(sentence)
      const names =
        match && !isOfLawyers(sentence, match) ? namesOf(ownPeople(sentence, match), taken) : []
      if (match && names.length > 0) {
        const end = match.index + match[0].indexOf(match[1] ?? '') + (match[1] ?? '').length
        const told = found(withFurther(names, sentence.slice(end), taken), confidenceOf(names))
        if (names.every((name) => name.includes(' '))) return told
        if (partly.value.length === 0) partly = told
      }
    }
  return partly
}

/** The people of a match without the last of them, of whom the sentence goes on to tell something else. */
const ownPeople = (sentence: string, match: RegExpMatchArray) => {
  const people = match[1] ?? ''
  const isEnd = match[0].endsWith(people)
  const rest = sentence.slice((match.index ?? 0) + match[0].length)
  return isEnd && /^\s+(?:has|have|is|are|will|wish(?:es)?)\b/.test(rest)
    ? people.replace(/,\s+and\s+[^,]+$/, '')
    : people
}

/** 'For the buyer, X of Y Legal' names no buyer. */
const isOfLawyers = (sentence: string, match: RegExpExecArray) =>
  /^for and on behalf of/i.test(sentence) ||
  (/\b(?:for|to)\s+(?:the\s+)?$/i.test(sentence.slice(0, match.index)) &&
    !/^(?:purchase|buy)\b|, who\b/i.test(match[0])) ||
  /^,?\s+(?:of|at|from)\s+[^.]{0,40}\b(?:Solicitors|LLP|Legal|Law|Conveyanc\w+|Lawyers|Ltd)\b/.test(
    sentence.slice(match.index + match[0].length),
  )

const confidenceOf = (names: readonly string[]) =>
  names.every((name) => isSurelyPerson(name) || COMPANY.test(name))
    ? BY_SENTENCE
    : BY_SENTENCE - 0.25

const namesOf = (text: string, taken: readonly string[]) => {
  const cut = text.replace(/\s+(?:The|To|We|They|It|Please|Both|All)\b.*$/, '')
  const isTitled = /^(?:Mr|Mrs|Miss|Ms|Mx|Dr|Prof|Rev|Revd|Sir|Lady|Messrs)\b/.test(cut)
  return peopleIn(cut).filter((name) => {
    const isPerson =
      isTitled || isSurelyPerson(name) || (isName(`Mr ${name}`) && name.includes(' '))
    return (isPerson || COMPANY.test(name)) && !STOP.test(name) && !taken.includes(name)
  })
}

const STOP =
  /\b(?:Bank|Mutual|Building Society|Society|Mortgages?|Home Loans)\b|^(?:The|We|Our|Your|Please|Subject|This|Sale|Property|Contract|Contracts|Dear|Sirs?|Solicitors?|Price|Freehold|Leasehold|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Solicitors|Legal|(?<!(?:Estates|Properties|Investments|Developments|Holdings|Homes) )LLP|Law|Conveyancing|Street|Road|Lane|Close|Avenue|Court|House|Gardens|Bank|Mutual)$/

/** Who else is named behind the details of the first: 'Mr A (07700 900158) and Mrs B (07700 900164)'. */
const FURTHER = new RegExp(
  `^(?:[^;().]|\\.(?=\\S)){0,80}\\([^()]*(?:\\d{3}|@)[^()]*\\),?\\s+(?:and|&)\\s+(?=(?:Mr|Mrs|Miss|Ms|Mx|Dr)\\b)${PEOPLE}(?!\\s+(?:is|are|has|have|will)\\b)`,
  'u',
)

/** Who else is named behind the home of the first: 'A of 4 Beck View and B of 30 Lund Street'. */
const NEXT_HOME = new RegExp(
  `^(,?\\s+of\\s+[^.;()]{5,70}?),?\\s+and\\s+(${NAME})(?=,?\\s+of\\s+(?:\\d|Flat|The|Apartment))`,
  'u',
)

/** The people that are named, with the details that follow them. */
const withFurther = (
  names: readonly string[],
  after: string,
  taken: readonly string[],
): readonly FoundParty[] => {
  const [apart, home = '', next = ''] = NEXT_HOME.exec(after) ?? []
  const [person] = apart === undefined ? [] : namesOf(next, [...taken, ...names])
  if (apart !== undefined && person !== undefined)
    return [
      ...withDetails(names, `${home}.`),
      ...withFurther([person], after.slice(apart.length), [...taken, ...names]),
    ]
  const [whole = '', more = ''] = FURTHER.exec(after) ?? []
  const others = more === '' ? [] : namesOf(more, [...taken, ...names])
  return [...withDetails(names, after), ...withDetails(others, after.slice(whole.length))]
}

/** Gives the details that follow in brackets to whom they follow. */
const withDetails = (names: readonly string[], after: string): readonly FoundParty[] => {
  const near =
    /^[^.;()]{0,20}\(([^)]*)\)/.exec(after)?.[1] ??
    /^,\s+([\d+(](?:[^.;]|\.(?=\S))*)/.exec(after)?.[1] ??
    /^[,\s]+(?:(?:his|her|their|whose|tel\w*|mobile|phone|number|no\.?|is|on)[\s:]+)+([\d+(][\d ()+]*)/i.exec(
      after,
    )?.[1] ??
    /^,?\s+(?:of|currently of|residing at|living at)\s+(.*)$/.exec(after)?.[1] ??
    ''
  const address =
    /^[,\s]*(?:currently |both |now )*(?:of|residing at|living at|who (?:currently )?lives? at|whose (?:present |current )?(?:home )?address is)\s+((?:Flat|Apartment|The|\d)[\p{L}\d' -]+(?:,\s+\p{Lu}[\p{L}' -]+?)*)(?=,?\s+(?:at|for|has|have|is|are|in|who|and|to)\b|[.;,(]|$)/u.exec(
      after,
    )?.[1]
  return names.map((name, index) => ({
    name,
    phone: index === 0 ? (phonesIn(near)[0]?.text ?? null) : null,
    email: index === 0 ? (emailsIn(near)[0]?.text ?? null) : null,
    address: index === 0 ? (address?.trim() ?? null) : null,
  }))
}
