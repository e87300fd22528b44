import {
  type Ancestor,
  asksNothing,
  beginsWithTopic,
  composed,
  continues,
  hasChildren,
  hasTopicBefore,
  type Item,
  isOver,
  isOverOpening,
  isOverParts,
  isShortOver,
  leadIn,
  leadOf,
  opensRequests,
  withLead,
  withoutCourtesies,
} from './entry-label.ts'
import { EntryList } from './entry-list.ts'
import { headingText, isBeside, isTopic, named, namesRound, roundOf } from './heading.ts'
import type { Node, Paragraph } from './outline.ts'
import { partsOf, partText } from './parts.ts'
import { runOnOf } from './run-on.ts'
import { belowSaid, withoutSaid } from './said.ts'
import { sentencesOf } from './sentence.ts'
import { isCourtesy, isRequest } from './sentence-kind.ts'
import type { Found } from './split-list.ts'
import { type Survey, surveyOf } from './survey.ts'

/** Reads an outline into enquiries, in its order. */
export class EntryReader {
  private readonly list = new EntryList()
  private ancestors: Ancestor[] = []
  /** A paragraph whose parts follow: 'Please supply:' */
  private over: string | null = null
  private readonly nodes: readonly Node[]
  private readonly survey: Survey
  constructor(nodes: readonly Node[]) {
    this.nodes = nodes
    this.survey = surveyOf(nodes)
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
    if (this.parent() === null && asksNothing(text)) return this.list.remark(text)
    const { head, rest } = runOnOf(withoutCourtesies(text), label, this.survey.taken)
    this.whole(node, label, head)
    for (const numbered of rest) this.whole(node, numbered.label, numbered.text)
  }

  private whole(node: Item, label: string | null, text: string) {
    const { own, said } = withoutSaid(text)
    const found = partsOf(own)
    if (found && node.title) this.list.enter(node.title)
    if (found) this.list.addParts(label, found.lead || this.parent(), found.parts)
    else this.single(node, label, own)
    if (said) this.list.say(said.kind, said.text)
  }

  private single(node: Item, label: string | null, text: string) {
    const isPart = this.parent() !== null
    if (!isPart && asksNothing(text)) return this.list.remark(text)
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
    const next = this.nodes[at + 1]
    if (this.list.isPending()) return this.list.complete(node.text)
    if (before?.kind === 'item' && hasChildren(this.nodes, before, at - 1)) {
      this.ancestors = withLead(this.ancestors, node.text)
      return
    }
    const over = this.over
    this.over = null
    if (this.isAside(node.text, next === undefined)) return
    if (isOverParts(node, next) && !opensRequests(this.nodes, at)) return this.openParts(node)
    if (isOver(node, next)) return this.enterOver(node)
    const below = belowSaid(this.nodes, node, at)
    if (below === 'remark') return this.list.remark(node.text)
    if (below === 'reply' || below === 'comment') {
      this.over = over
      return this.list.say(below, node.text)
    }
    if (below === 'enquiry') return this.list.add({ label: null, text: node.text })
    if (
      this.survey.isLabelled &&
      !this.list.isEmpty() &&
      before?.kind !== 'heading' &&
      continues(this.nodes, node, at)
    )
      return this.list.lengthen(node.text)
    this.prose(node)
  }

  /** Takes what stands beside enquiries: courtesies, the round that a title names, and whose letter it is. */
  private isAside(text: string, isLast: boolean) {
    const isFirst = this.list.isEmpty()
    if (sentencesOf(text).every(isCourtesy)) return true
    if (isFirst && namesRound(text)) this.list.enter(this.list.heading(), roundOf(text))
    else if (isBeside(text, isFirst, isLast)) this.list.remark(text)
    else return false
    return true
  }

  private openParts(node: Paragraph) {
    const { before, lead } = leadOf(node.text)
    if (before !== '') this.prose({ ...node, text: before })
    this.over = lead
  }

  /** A line over labels opens them; where several such lines are short, each is their heading. */
  private enterOver(node: Paragraph) {
    if (isShortOver(node.text) && this.survey.overs > 1)
      return this.list.enter(headingText(node.text))
    const before = sentencesOf(node.text).slice(0, -1)
    if (before.length > 0) this.prose({ ...node, text: before.join(' ') })
  }

  private prose(node: Paragraph) {
    const { head, rest } = runOnOf(node.text, null, this.survey.taken)
    const found = rest.length > 0 ? null : partsOf(head)
    const { own, said } = withoutSaid(head)
    if (said) {
      this.list.prose(own, true)
      this.list.say(said.kind, said.text)
    } else if (found) this.list.addParts(null, leadIn(found.lead) || this.parent(), found.parts)
    else if (beginsWithTopic(head) || (this.survey.topics > 1 && hasTopicBefore(node)))
      this.list.add({ label: null, text: head })
    else this.list.prose(head, this.survey.isByParagraph)
    for (const { label, text } of rest) this.list.add({ label, text: withoutCourtesies(text) })
  }
}
