import type { Owner } from './owners.ts'
import type { Topic } from './topics.ts'

type Asked = Owner & { readonly topic: Topic }

const of = (topic: Topic, side: Owner['side'] = null, office: Owner['office'] = null): Asked => ({
  side,
  office,
  topic,
})

const START =
  /^(?:whom?|whose|what|which|when|where|how|is|are|do|does|has|have|did|will|would|any|anything|are there|is there)\b/i
const MOST_WORDS = 14

/** What a question is after by its words, the narrowest first. */
const QUESTIONS: readonly (readonly [RegExp, Asked])[] = [
  [
    /\b(?:seller|vendor)s?\b.*\b(?:buying|purchasing|buy|purchase|move to|moving to)\b/,
    of('toBuy'),
  ],
  [/\b(?:buyer|purchaser)s?\b.*\b(?:selling|sell|sold|sale)\b/, of('toSell')],
  [/\b(?:related|onward) (?:purchase|move)\b|\bbuying (?:on|another)\b/, of('toBuy')],
  [/\b(?:related|own) sale\b|\bto sell\b/, of('toSell')],
  [
    /\b(?:act|acts|acting|solicitors?|conveyancers?|lawyers?|legal|represent\w*)\b.*\b(?:buyer|purchaser|buying)/,
    of('whole', 'buyer', 'conveyancer'),
  ],
  [
    /\b(?:act|acts|acting|solicitors?|conveyancers?|lawyers?|legal|represent\w*)\b.*\b(?:seller|vendor|selling)/,
    of('whole', 'seller', 'conveyancer'),
  ],
  [
    /\b(?:buyer|purchaser)s?\b.*\b(?:using|instruct\w*|solicitors?|conveyancers?|lawyers?)\b/,
    of('whole', 'buyer', 'conveyancer'),
  ],
  [
    /\b(?:seller|vendor)s?\b.*\b(?:using|instruct\w*|solicitors?|conveyancers?|lawyers?)\b/,
    of('whole', 'seller', 'conveyancer'),
  ],
  [/\b(?:fund\w*|financ\w*|pay|paying|paid for|mortgage|cash)\b/, of('funding')],
  [/\blend(?:er|ing)\b/, of('lender')],
  [/\bdeposit\b/, of('deposit')],
  [/\b(?:freehold|leasehold|tenure)\b/, of('tenure')],
  [/\bexchange\b/, of('exchanged')],
  [/^when\b.*\b(?:happen|take place|be done|finish\w*|planned)\b/, of('date')],
  [/\b(?:complet\w+|moving|move|moved)\b/, of('completed')],
  [/^when\b.*\b(?:accepted|agreed|sold)\b|^what (?:date|day)\b/, of('accepted')],
  [/\b(?:price|how much|figure|sold for|offer)\b/, of('price')],
  [/\b(?:includ\w+|leav\w+|left|stay\w*|remain\w*|fixtures|fittings)\b/, of('fixtures')],
  [/\b(?:special|conditions?|anything else|anything more|else)\b/, of('notes')],
  [
    /\b(?:what|which|where)\b.*\b(?:property|house|flat|home|address|sold|selling)\b/,
    of('property'),
  ],
  [/^who\b.*\b(?:selling|sells|sold|owns?|seller|vendor)s?\b/, of('whole', 'seller')],
  [/^who\b.*\b(?:buying|buys|bought|buyer|purchaser)s?\b/, of('whole', 'buyer')],
  [/^who\b.*\b(?:agent|negotiator|dealt|handled)\b/, of('contact', null, 'agent')],
  [
    /^whom?\b.*\b(?:ring|call|contact|phone|telephone|ask|speak|talk|write)\b/,
    of('contact', null, 'agent'),
  ],
]

/** The label that a question is, 'Who is acting for the seller?'; null for any other text. */
export const questionIn = (text: string): Asked | null => {
  if (!text.endsWith('?') || !START.test(text) || text.split(/\s+/).length > MOST_WORDS) return null
  const plain = text.toLowerCase()
  return QUESTIONS.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
