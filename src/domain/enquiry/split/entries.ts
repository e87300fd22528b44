import {
  type Ancestor,
  beginsWithTopic,
  composed,
  continues,
  hasChildren,
  hasTopicBefore,
  type Item,
  isOpening,
  isOver,
  isOverOpening,
  isOverParts,
  isShortOver,
  shortOversIn,
  withoutCourtesies,
} from './entry-label.ts'
import { EntryList } from './entry-list.ts'
import { headingText, isTopic, named } from './heading.ts'
import { type Node, type Paragraph, saidBefore } from './outline.ts'
import { type Parts, partsOf, partText } from './parts.ts'
import { runOnOf } from './run-on.ts'
import { sentencesOf } from './sentence.ts'
import { isCourtesy, isRemark, isRequest } from './sentence-kind.ts'
import type { Found } from './split-list.ts'
import { spokenBy, spokenInside } from './spoken.ts'

/** Reads an outline into enquiries, in its order. */
export class EntryReader {
  private readonly list = new EntryList()
  private ancestors: Ancestor[] = []
  /** A paragraph whose parts follow: 'Please supply:' */
  private over: string | null = null
  private readonly nodes: readonly Node[]
  private readonly isLabelled: boolean
  private readonly overs: number
  private readonly topics: number
  constructor(nodes: readonly Node[]) {
    this.nodes = nodes
    this.isLabelled = nodes.filter((node) => node.kind === 'item').length > 1
    this.overs = shortOversIn(nodes)
    this.topics = nodes.filter(hasTopicBefore).length
  }

  read(): Found {
    for (const [at, node] of this.nodes.entries()) {
      if (node.kind === 'heading') this.enter(node, at)
      else if (node.kind === 'item') this.item(node, at)
      else if (node.kind === 'paragraph') this.paragraph(node, at)
      else this.list.say(node.kind, node.text)
    }
    return this.list.found()
  }

  private enter({ text, round }: Extract<Node, { kind: 'heading' }>, at: number) {
    const isOpen = this.list.isEmpty() && isOverOpening(this.nodes[at + 1])
    this.list.enter(isOpen ? null : text, round)
    this.over = null
    this.ancestors = []
  }

  private item(node: Item, at: number) {
    if (!/^(bullet|alpha|roman)/.test(node.style)) this.over = null
    this.leave(node.depth)
    const next = this.nodes[at + 1]
    const isOverParagraph =
      next?.kind === 'paragraph' && /^[A-ZIVX]/.test(node.label ?? '') && isTopic(node.text)
    if (hasChildren(this.nodes, node, at) || isOverParagraph)
      return this.lead(node, isOverParagraph)
    const isPart = node.text === '' && this.parent() !== null
    const isTopicOnly = node.text === '' || isTopic(node.text)
    if (next?.kind === 'paragraph' && (isPart || (isTopicOnly && isRequest(next.text))))
      return this.pending(node)
    this.labelled(node, composed(this.ancestors, node), node.text)
  }

  /** Ends what stands at a depth or below, with its heading. */
  private leave(depth: number) {
    const section = this.ancestors.slice(depth).find(({ outer }) => outer !== undefined)
    if (section?.outer !== undefined) this.list.enter(section.outer)
    this.ancestors = this.ancestors.slice(0, depth)
  }

  private pending(node: Item) {
    const section = node.text === '' ? node.title : headingText(node.text)
    const label = composed(this.ancestors, node)
    const parent = this.parent()
    this.list.add({ label, text: '', parent, ...(section ? { section } : {}) })
  }

  private lead(node: Item, isTitle: boolean) {
    this.over = null
    const isSection = isTitle || (isTopic(named(node.text)) && !/[:.]$/.test(node.text))
    const section = isSection ? headingText(node.text) : node.title
    const outer = section ? { outer: this.list.heading() } : {}
    if (section) this.list.enter(section)
    const own = { label: composed(this.ancestors, node), style: node.style, ...outer }
    const lead = isSection ? null : node.text
    this.ancestors = [...this.ancestors.slice(0, node.depth), { ...own, lead }]
  }

  private labelled(node: Item, label: string | null, text: string) {
    const { head, rest } = runOnOf(withoutCourtesies(text), label)
    this.whole(node, label, head)
    for (const numbered of rest) this.whole(node, numbered.label, numbered.text)
  }

  private whole(node: Item, label: string | null, text: string) {
    const at = spokenInside(text)
    const said = at === -1 ? null : spokenBy(text.slice(at).trim())
    const own = said ? text.slice(0, at) : text
    const found = partsOf(own)
    if (found) this.parts(label, found.lead, found.parts)
    else this.single(node, label, own)
    if (said) this.list.say(said.kind, said.text)
  }

  private parts(label: string | null, lead: string, parts: Parts['parts']) {
    for (const part of parts)
      this.list.add({
        label: label === null ? part.label : `${label}(${part.label})`,
        text: withoutCourtesies(part.text),
        parent: lead || this.parent(),
      })
  }

  private single(node: Item, label: string | null, text: string) {
    const isPart = this.parent() !== null
    if (
      !isPart &&
      text !== '' &&
      sentencesOf(text).every((it) => isRemark(it) || (isCourtesy(it) && !isRequest(it)))
    ) {
      this.list.remark(text)
      return
    }
    this.list.add({
      label,
      text: isPart ? partText(text) : text.replace(/;\s*(and|or)?$/, ''),
      parent: this.parent(),
      ...(node.title ? { section: node.title } : {}),
    })
  }

  private parent() {
    return this.ancestors.findLast(({ lead }) => lead !== null)?.lead ?? this.over
  }

  private paragraph(node: Paragraph, at: number) {
    const before = this.nodes[at - 1]
    if (this.list.isPending()) return this.list.complete(node.text)
    if (before?.kind === 'item' && hasChildren(this.nodes, before, at - 1))
      return this.lengthenLead(node.text)
    this.over = null
    if (sentencesOf(node.text).every(isCourtesy)) return
    const next = this.nodes[at + 1]
    if (isOverParts(node, next)) {
      this.over = sentencesOf(node.text).at(-1) ?? node.text
      return
    }
    if (isOver(node, next)) return this.enterOver(node)
    const said = saidBefore(this.nodes, at)
    if (said && ((said === before && said.text === '') || !isRequest(node.text)))
      return this.list.say(said.kind, node.text)
    if (
      this.isLabelled &&
      !this.list.isEmpty() &&
      before?.kind !== 'heading' &&
      continues(this.nodes, node, at)
    )
      return this.list.lengthen(node.text)
    this.prose(node)
  }

  /** A line over labels opens them; where several such lines are short, each is their heading. */
  private enterOver(node: Paragraph) {
    if (isShortOver(node.text) && this.overs > 1) return this.list.enter(headingText(node.text))
    const before = sentencesOf(node.text).slice(0, -1)
    if (before.length > 0) this.prose({ ...node, text: before.join(' ') })
  }

  private lengthenLead(text: string) {
    const last = this.ancestors.at(-1)
    if (!last || last.lead === null) return
    this.ancestors = [
      ...this.ancestors.slice(0, -1),
      { ...last, lead: `${last.lead} ${text}`.trim() },
    ]
  }

  private prose(node: Paragraph) {
    const { head, rest } = runOnOf(node.text, null)
    const found = rest.length > 0 ? null : partsOf(head)
    if (found) this.parts(null, isOpening(found.lead) ? '' : found.lead, found.parts)
    else if (beginsWithTopic(head) || (this.topics > 1 && hasTopicBefore(node)))
      this.list.add({ label: null, text: head })
    else this.list.prose(head)
    for (const { label, text } of rest) this.list.add({ label, text: withoutCourtesies(text) })
  }
}
