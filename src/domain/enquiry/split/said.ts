import { closesList } from './entry-label.ts'
import { type Node, type Paragraph, saidBefore } from './outline.ts'
import { sentencesOf } from './sentence.ts'
import { isRequest } from './sentence-kind.ts'
import { type Spoken, spokenBy, spokenInside } from './spoken.ts'

/** What a paragraph below a reply or a comment is: more of it, the next enquiry, or what closes the list; null where it follows none. */
export const belowSaid = (
  nodes: readonly Node[],
  node: Paragraph,
  at: number,
): 'reply' | 'comment' | 'enquiry' | 'remark' | null => {
  const said = saidBefore(nodes, at)
  if (!said) return null
  const isOpen = said === nodes[at - 1] && said.text === ''
  if (isOpen) return said.kind
  if (closesList(node.text)) return 'remark'
  if (said.kind === 'reply' && nodes[at + 1]?.kind === 'reply') return 'enquiry'
  return sentencesOf(node.text).some(isRequest) ? null : said.kind
}

/** An enquiry without the reply that follows it in its line. */
export const withoutSaid = (text: string): { own: string; said: Spoken | null } => {
  const at = spokenInside(text)
  const said = at === -1 ? null : spokenBy(text.slice(at).trim())
  return { own: said ? text.slice(0, at) : text, said }
}
