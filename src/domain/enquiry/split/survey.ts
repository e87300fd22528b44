import { hasTopicBefore, shortOversIn } from './entry-label.ts'
import type { Node } from './outline.ts'
import { isByParagraph } from './prose.ts'

/** What the whole of a list says about each of its parts. */
export type Survey = {
  readonly isLabelled: boolean
  /** How many short lines stand over labels. */
  readonly overs: number
  /** How many paragraphs have their topic before a dash. */
  readonly topics: number
  readonly isByParagraph: boolean
  /** Labels at the start of a line. */
  readonly taken: ReadonlySet<string>
}

export const surveyOf = (nodes: readonly Node[]): Survey => {
  const items = nodes.filter((node) => node.kind === 'item')
  const paragraphs = nodes.filter((node) => node.kind === 'paragraph')
  return {
    isLabelled: items.length > 1,
    overs: shortOversIn(nodes),
    topics: nodes.filter(hasTopicBefore).length,
    isByParagraph: isByParagraph(paragraphs.map(({ text }) => text)),
    taken: new Set(items.flatMap(({ label }) => label ?? [])),
  }
}
