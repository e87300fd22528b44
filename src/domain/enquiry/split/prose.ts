import { classificationOf } from '../classify.ts'
import { sentencesOf, wordsOf } from './sentence.ts'
import { isCourtesy, isDevelopment, isFact, isRemark, isRequest } from './sentence-kind.ts'

const filler =
  /^(one (?:last|final|more|other|further)\b[^:.?]{0,60}:\s*|p\.?p?\.?s\.?[\s,:–—-]+|(?:[A-Z][a-z]+\s*[,–—-]\s*)?((on|from) (the|a) (legal|other|title|technical|practical|planning|money|financial) (side|front|note|point)|last(ly| one| thing| point| question)?( from (me|us))?|(one|a|two) (last|final|more|other|further|new|additional)( \w+)?(,? please)?|final(ly| (one|thing|point|question))|first(ly)?( of all| up)?|second(ly)?|third(ly)?|fourth(ly)?|fifth(ly)?|sixth(ly)?|next( up)?|in the (?:first|second|third|fourth|fifth|last|final) place|also|separately|in addition|additionally|then|and|oh,? and|and (also|finally|lastly)|moving on( to [^,:]{1,30})?|turning (now )?to [^,:]{1,30}|another (one|thing|point)|while (I am|I['’]m|we are) (at it|here)|a couple (more|of things)|by the way|incidentally|to (start|begin|end|finish) with|to (finish|close|end)|(as for|as to|as regards|regarding|concerning) (?:the )?(?:\w+ ){0,2}\w+|now)\s*([,:;–—]|\s-\s)\s*)/i
const links =
  /\b(it|its|them|they|their|this|these|those|that one|the same|such|copies|thereof|therefor|he|she|his|her)\b/i
const common = new Set(
  'please confirm supply provide copy copies seller sellers buyer property would could whether have been with from that this there what when which were will does your client clients also show evidence send give explain state house does than into they them their such under about after before since between'.split(
    ' ',
  ),
)

const topicsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !common.has(word))
      .map((word) => word.replace(/(ies|es|s|ed|ing)$/, '')),
  )

const sharesTopic = (first: string, second: string) => {
  const topics = topicsOf(first)
  return [...topicsOf(second)].some((topic) => topics.has(topic))
}

/** A sentence without the words that only lead to it; it begins with a capital again. */
export const withoutFiller = (sentence: string) => {
  const rest = sentence.replace(filler, '')
  return rest === sentence || rest === '' ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1)
}

export type Piece = { readonly kind: 'enquiry' | 'remark'; readonly text: string }

type Group = { sentences: string[]; asks: boolean }

/** How a paragraph without labels stands: under a heading, or in a list of a paragraph for each enquiry. */
export type Standing = { readonly isHeaded?: boolean; readonly isByParagraph?: boolean }

const belongs = (
  sentence: string,
  group: Group,
  { isHeaded = false }: Standing,
  isEnd: boolean,
) => {
  if (filler.test(sentence)) return false
  if (!group.asks) return true
  if (isDevelopment(sentence)) return true
  if (citesPaper(sentence) || turns.test(sentence)) return false
  const before = group.sentences.join(' ')
  if (isRequest(sentence)) return goesOn(before, sentence)
  return (
    isHeaded || refersBack(sentence) || sharesTopic(before, sentence) || (isEnd && !isOwn(sentence))
  )
}

/** Words that add another matter: 'There is also', 'We also need' */
const turns = /^(?:\w+ ){1,3}also\b/i

/** Whether a request begins with what a paper says, which is a matter of its own: 'The local search shows that …, so' */
const citesPaper = (sentence: string) =>
  /^(?:the|your|our) (?:\w+ ){0,3}(?:search|report|survey|form|register|plan|lease|transfer|conveyance|contract|pack|certificate|TA\d+)\w* (?:says|shows|states|records|reveals|refers|mentions|discloses)\b/i.test(
    sentence,
  )

/** Whether a sentence is about the side that asks, and not about the property. */
const isOwn = (sentence: string) => /^(we|our|ours|i|i['’](m|ve|ll)|my|mine)\b/i.test(sentence)

/** Whether a request concerns what the words before it do. */
export const goesOn = (before: string, sentence: string): boolean =>
  refersBack(sentence) || (sharesTopic(before, sentence) && areOfOneClass(before, sentence))

const refersBack = (sentence: string) =>
  links.test(sentence.replaceAll(ofParty, '').split(' ').slice(0, 6).join(' '))

/** What is somebody's, and nothing that was spoken of. */
const ofParty = /\b(?:their|his|her) (?:mortgage|lender|survey\w*|solicitors?|deposit)\b/gi

const areOfOneClass = (first: string, second: string) =>
  classificationOf({ text: first }) === classificationOf({ text: second })

const isLeadingQuestion = (sentence: string) =>
  /[:]$/.test(sentence) && /\b(following|below|these|questions|enquiries|queries)\b/i.test(sentence)

/** Groups in which what somebody wishes stands with the request that follows from it. */
const withReasons = (groups: readonly Group[]): Group[] => {
  const result: Group[] = []
  for (const group of groups) {
    const before = result.at(-1)
    const wish = before?.sentences.join(' ') ?? ''
    if (before && !before.asks && group.asks && isReason(wish, group.sentences.join(' ')))
      result[result.length - 1] = { sentences: [wish, ...group.sentences], asks: true }
    else result.push(group)
  }
  return result
}

const isReason = (wish: string, request: string) =>
  (/^(?:is|does|do|would|will|can|could) (?:that|this)\b/i.test(request) && !isCourtesy(wish)) ||
  (/^(our|my|the) (clients?|buyers?|purchasers?|lenders?)\b.*\b(wish\w*|would like|want|hope|keen|need)/i.test(
    wish,
  ) &&
    areOfOneClass(wish, request))

/** What is wanted, named without a verb: 'Evidence of council tax banding.' */
const isWanted = (sentence: string) =>
  /^(?:(?:a|an|the|any|full|written|certified|official|office|further) )*(?:evidence|confirmation|cop(?:y|ies)|details|sight|proof|particulars|receipts?|explanation|clarification) (?:of|that|as to|for|from|about|regarding)\b/i.test(
    sentence,
  ) && !/\b(?:attached|enclosed|is|are|was|were|has|have|will)\b/i.test(sentence)

const asks = (sentence: string) => isRequest(sentence) || isWanted(sentence)

const requestsIn = (paragraph: string) =>
  sentencesOf(paragraph).filter((it) => asks(it) && !isCourtesy(it)).length

/** Whether a list is set with a paragraph for each enquiry, so that two requests in one belong together. */
export const isByParagraph = (paragraphs: readonly string[]): boolean => {
  const counts = paragraphs.map(requestsIn).filter((count) => count > 0)
  return counts.length > 4 && counts.filter((count) => count === 1).length >= counts.length * 0.7
}

/** Whether a paragraph is one enquiry with its second request, and no word that turns to another. */
const isOne = (sentences: readonly string[]) =>
  sentences.filter((it) => asks(it) && !isCourtesy(it)).length === 2 &&
  sentences.length < 5 &&
  !sentences.slice(1).some(citesPaper) &&
  !sentences.some((it) => filler.test(it) || turns.test(it))

/** Enquiries and remarks of a paragraph that has no labels; courtesies are left out. Under a heading, what is said goes with what is asked. */
export const piecesOf = (paragraph: string, standing: Standing = {}): Piece[] => {
  const groups: Group[] = []
  const sentences = sentencesOf(paragraph)
  const isWhole = standing.isByParagraph === true && isOne(sentences)
  const lastRequest = sentences.findLastIndex(asks)
  for (const [at, sentence] of sentences.entries()) {
    const last = groups.at(-1)
    if (isCourtesy(sentence) || isLeadingQuestion(sentence)) continue
    if (
      isRemark(sentence) &&
      !isFact(sentence) &&
      !(last && !last.asks && last.sentences.length > 0)
    ) {
      groups.push({ sentences: [sentence], asks: false }, { sentences: [], asks: false })
    } else if (last && (isWhole || belongs(sentence, last, standing, at > lastRequest))) {
      last.sentences.push(sentence)
      last.asks ||= asks(sentence)
    } else groups.push({ sentences: [sentence], asks: asks(sentence) })
  }
  return withReasons(groups.filter(({ sentences }) => sentences.length > 0)).map(
    ({ sentences, asks }) => ({
      kind: asks ? 'enquiry' : 'remark',
      text: asks ? withoutFiller(sentences.join(' ')) : sentences.join(' '),
    }),
  )
}
