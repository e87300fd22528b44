import { classificationOf } from '../classify.ts'
import type { Node } from './outline.ts'
import { sentencesOf } from './sentence.ts'
import { isCourtesy, isRequest } from './sentence-kind.ts'

const asks = (node: Node) =>
  node.kind === 'item' ||
  (node.kind === 'paragraph' &&
    sentencesOf(node.text).some((sentence) => isRequest(sentence) && !isCourtesy(sentence)))

const isNamed = (node: Node) => node.kind === 'heading' && node.text !== null

/** Whether the only heading that speaks of enquiries stands over the list, and so names it. */
const namesList = (nodes: readonly Node[], at: number) => {
  const named = nodes.flatMap((node, index) =>
    node.kind === 'heading' && /\b(?:enquiries|requisitions)\b/i.test(node.text ?? '')
      ? [index]
      : [],
  )
  return named.length === 1 && named[0] === at
}

const namesTopic = (node: Node | undefined) =>
  node?.kind === 'heading' && node.text !== null && classificationOf({ text: node.text }) !== 'GEN'

/**
 * The outline, where what stands over the whole list heads none of it: over the first enquiry
 * only a heading is one that others follow, or that names what enquiries are about.
 */
export const withoutTitles = (nodes: readonly Node[]): Node[] => {
  const first = nodes.findIndex(asks)
  const last = nodes.slice(0, first).findLastIndex(isNamed)
  const isSection =
    !namesList(nodes, last) &&
    (namesTopic(nodes[last]) || (last === first - 1 && nodes.slice(first).some(isNamed)))
  return nodes.map((node, at) =>
    node.kind === 'heading' && (at < last || (at === last && !isSection))
      ? { ...node, text: null }
      : node,
  )
}
