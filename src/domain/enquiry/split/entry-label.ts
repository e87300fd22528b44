import { isDocumentTitle, isTopic } from './heading.ts'
import type { Node, Paragraph } from './outline.ts'
import { withoutFiller } from './prose.ts'
import { firstAfter, lastBefore } from './seek.ts'
import { sentencesOf } from './sentence.ts'
import {
  isCourtesy,
  isDevelopment,
  isFact,
  isRemark,
  isRequest,
  isThanks,
} from './sentence-kind.ts'

export type Item = Extract<Node, { kind: 'item' }>
export type Ancestor = {
  readonly label: string | null
  readonly lead: string | null
  readonly style: string
  /** The heading before this one, where it is a heading. */
  readonly outer?: string | null
}

/** A label with that of the item whose part it is: '2(a)' */
export const composed = (ancestors: readonly Ancestor[], { label, style }: Item) => {
  if (label === null || /dotted|decimal-letter|AE|^Q$|^E$|word/.test(style)) return label
  const isOver = (it: Ancestor) =>
    it.lead !== null || (it.label !== null && /^(alpha|roman)$/.test(style))
  const over = ancestors.findLast(isOver)
  if (!over?.label) return label
  return `${over.label}(${label})`
}

/** Ancestors, the last with more of its lead-in. */
export const withLead = (ancestors: readonly Ancestor[], text: string): Ancestor[] =>
  ancestors.map((it, at) =>
    at === ancestors.length - 1 && it.lead !== null
      ? { ...it, lead: `${it.lead} ${text}`.trim() }
      : it,
  )

/** Text without the thanks that close it. */
export const withoutCourtesies = (text: string) => {
  const sentences = sentencesOf(text)
  const last = sentences.findLastIndex((sentence) => !isThanks(sentence))
  return last === -1 ? text : sentences.slice(0, last + 1).join(' ')
}

/** Whether a labelled text is all remarks and courtesies. */
export const asksNothing = (text: string): boolean =>
  text !== '' && sentencesOf(text).every((it) => isRemark(it) || (isCourtesy(it) && !isRequest(it)))

/** Whether a paragraph is what the asking side says under its whole list. */
export const closesList = (text: string): boolean =>
  !sentencesOf(text).some((it) => isRequest(it) && !isCourtesy(it)) &&
  /\byour (?:full |early )?(?:repl|response|answer)|\b(?:further|these|our|above) enquiries\b|\breserve the right\b|\breport to our client/i.test(
    text,
  )

/** Whether a lead-in opens the whole list and not one enquiry: 'Hello Sam, our points are these:' */
const isOpening = (lead: string): boolean =>
  /^(hi|hello|hey|dear|good (morning|afternoon|evening))\b/i.test(lead) ||
  (/\b(points|enquiries|questions|queries|matters)\b[^?]{0,60}:$/i.test(lead) && !isRequest(lead))

/** A lead-in, '' for one that opens the whole list. */
export const leadIn = (lead: string): string => (isOpening(lead) ? '' : withoutFiller(lead))

/** Whether what stands below a heading opens the letter, and asks nothing. */
export const isOverOpening = (node: Node | undefined): boolean => {
  if (node?.kind !== 'paragraph' || !/[.:]$/.test(node.text)) return false
  const sentences = sentencesOf(node.text)
  return sentences.some(isCourtesy) && !sentences.some((it) => isRequest(it) && !isCourtesy(it))
}

/** Whether bullets or letters go on with a paragraph. */
export const isOverParts = ({ text }: Paragraph, next: Node | undefined): boolean =>
  /:$/.test(text) &&
  next?.kind === 'item' &&
  /^(bullet|alpha|roman)/.test(next.style) &&
  !/\b(points|enquiries|questions|queries|matters)\b[^?.]{0,80}:$|\b(?:help|deal|assist)(?: (?:me|us))? with\b.*:$/i.test(
    text,
  ) &&
  (isRequest(text) || introduces.test(text))

/** Words that parts below go on from: 'Concerning the covenant of 1902:' */
const introduces =
  /\b(?:concerning|regarding|in relation to|with regard to|in respect of|would like to (?:see|have|know)|(?:needs?|requires?|wants?|asks? for) (?:these|the following|all of these))\b[^.?]*:$/i

/** Whether a paragraph in the first person only opens what follows, as each of that asks something of its own. */
export const opensRequests = (nodes: readonly Node[], at: number): boolean => {
  const node = nodes[at]
  const last = node?.kind === 'paragraph' ? (sentencesOf(node.text).at(-1) ?? '') : ''
  const end = nodes.findIndex((it, place) => place > at && it.kind !== 'item')
  const items = nodes.slice(at + 1, end === -1 ? undefined : end)
  const isWhole = (it: Node) =>
    it.kind === 'item' && /^\p{Lu}.*[.?]$/u.test(it.text) && sentencesOf(it.text).some(isRequest)
  return /^(?:i|we)\b/i.test(last) && items.filter(isWhole).length >= items.length * 0.8
}

/** The end of a paragraph that parts below go on from, and what it asks or says before that. */
export const leadOf = (text: string): { before: string; lead: string } => {
  const sentences = sentencesOf(text)
  const isPast = (it: string) =>
    isCourtesy(it) || (isRemark(it) && !isFact(it)) || /\?$/.test(it) || it.split(' ').length < 4
  const last = sentences.at(-1) ?? ''
  const own = isDevelopment(last) ? -2 : -1
  const from = sentences.slice(0, own).findLastIndex(isPast) + 1
  const before = sentences.slice(0, from).filter((it) => !isCourtesy(it))
  return { before: before.join(' '), lead: sentences.slice(from).join(' ') }
}

/** Whether a paragraph only opens the labels below it. */
export const isOver = ({ text }: Paragraph, next: Node | undefined): boolean =>
  /:[-–—]?$/.test(text) && next?.kind === 'item'

/** Whether such a paragraph is short enough to be a heading: 'For the seller:' */
export const isShortOver = (text: string): boolean =>
  text.split(' ').length <= 6 && !isRequest(text) && !isCourtesy(text) && !isDocumentTitle(text)

/** Whether a paragraph names its topic before what it asks: 'Tenancy. Is the tenant still there?' */
export const beginsWithTopic = (text: string): boolean => {
  const [first = '', ...others] = sentencesOf(text)
  return (
    /^\p{Lu}[\p{L} ]{2,30}\.$/u.test(first) &&
    isTopic(first.slice(0, -1)) &&
    others.some((sentence) => isRequest(sentence) && !isCourtesy(sentence))
  )
}

/** Whether a paragraph has its topic before a dash: 'Parking - does the permit go with the house?' */
export const hasTopicBefore = (node: Node): boolean => {
  const [, topic = ''] =
    (node.kind === 'paragraph' ? /^(\p{Lu}[\p{L} ]{2,30}) [–—-] (?=\S)/u.exec(node.text) : null) ??
    []
  return topic !== '' && isTopic(topic)
}

/** What follows an item before the next of its depth. */
export const hasChildren = (nodes: readonly Node[], node: Item, at: number): boolean => {
  const next = firstAfter(nodes, at, (it) => it.kind === 'item' || it.kind === 'heading')
  return next?.kind === 'item' && next.depth > node.depth
}

/** Whether a paragraph goes on with the item before it. */
export const continues = (nodes: readonly Node[], node: Paragraph, at: number): boolean => {
  const item = lastBefore(nodes, at, (it) => it.kind === 'item')
  if (item?.kind !== 'item') return false
  const sentences = sentencesOf(node.text)
  if (isDevelopment(node.text) && !isRemark(node.text)) return true
  if (node.indent > item.indent) return !sentences.every((it) => isRemark(it) && !isFact(it))
  if (node.indent < item.indent && sentences.some((it) => isRequest(it) && !isCourtesy(it)))
    return false
  const isAside = isCourtesy(sentences[0] ?? '') && !sentences.some(isRequest)
  if (isRemark(node.text) || isAside) return false
  const isBetween = firstAfter(nodes, at, (it) => it.kind === 'item') !== undefined
  return (
    isBetween &&
    !/^(finally|lastly|also|separately|in addition|additionally|further)\b/i.test(node.text)
  )
}

/** How many such paragraphs a list has. */
export const shortOversIn = (nodes: readonly Node[]): number =>
  nodes.filter(
    (node, at) =>
      node.kind === 'paragraph' && isOver(node, nodes[at + 1]) && isShortOver(node.text),
  ).length
