import { headingText, isDocumentTitle, isRunningHead, isTopic, named, roundOf } from './heading.ts'
import { headingsOf } from './headings.ts'
import { type Label, labelsOf } from './labels.ts'
import { hasRoom, joined, type Line, widestOf } from './line.ts'
import { markersOf } from './marker.ts'
import { lastBefore } from './seek.ts'
import { sentencesOf } from './sentence.ts'
import { isCourtesy, isRemark, isRequest, isSalutation } from './sentence-kind.ts'
import { isUnfinished } from './series.ts'
import { spokenBy } from './spoken.ts'
import { roleOf } from './table/columns.ts'

export type Paragraph = {
  readonly kind: 'paragraph'
  readonly indent: number
  readonly text: string
}

export type Node =
  | { readonly kind: 'heading'; readonly text: string | null; readonly round?: number | undefined }
  | {
      readonly kind: 'item'
      readonly label: string | null
      readonly style: string
      readonly depth: number
      readonly indent: number
      /** Its topic, where its first line names one. */
      readonly title?: string
      readonly text: string
    }
  | Paragraph
  | { readonly kind: 'reply' | 'comment'; readonly indent: number; readonly text: string }

const headingNode = (line: string, isLater: boolean): Node => {
  const text = markersOf(line).find(({ style }) => style === 'decimal')?.rest ?? line
  return {
    kind: 'heading',
    text:
      (isDocumentTitle(text) &&
        !(
          isLater && /^(?:questions|queries|points|.*\brequisitions?( on title)?)\W*$/i.test(text)
        )) ||
      roundOf(text) !== undefined
        ? null
        : headingText(text),
    round: roundOf(text),
  }
}

/** Whether most lines end where their width ran out, as in mail. */
const isWrapped = (lines: readonly Line[]) => {
  const widest = widestOf(lines)
  const wrapping = lines.filter(
    ({ text }, at) =>
      lines[at + 1]?.gap === false && text.length > widest * 0.6 && !/[.?!:;]$/.test(text),
  )
  return widest <= WRAPPED && wrapping.length >= Math.max(2, lines.length * 0.2)
}

type Setting = { readonly wraps: boolean; readonly widest: number }

const startsParagraph = (
  line: Line,
  previous: Line | undefined,
  last: Node,
  { wraps, widest }: Setting,
) =>
  line.gap ||
  !previous ||
  isSalutation(previous.text) ||
  (/^\p{Lu}/u.test(line.text) &&
    (/[.?!:;]$/.test(previous.text)
      ? !wraps || previous.text.length < widest * 0.6
      : widest > WRAPPED || hasRoom(previous, line, widest)) &&
    isWhole(last))

/** The widest that lines are which a mail or a page has wrapped, in characters. */
const WRAPPED = 110

const opens = (node: Node) =>
  node.kind === 'item' || (node.kind === 'heading' && node.text !== null)

const itemNode = ({ marker, depth }: Label, { indent }: Line): Node => ({
  kind: 'item',
  label: marker.label,
  style: marker.style,
  depth,
  indent,
  text: marker.rest,
})

const field = /^(\p{L}[\p{L} ]{1,20}?)\s*:\s*(\S.*)$/u

/** A label that stands alone, with what a line of its form below it says: 'Subject: Parking'; null for other lines. */
const withField = (last: Node | undefined, { text }: Line): Node | null => {
  const [, name = '', value = ''] = field.exec(text) ?? []
  if (last?.kind !== 'item' || last.text !== '' || value === '') return null
  const role = /^(re|regarding|title)$/i.test(name) ? 'section' : roleOf(name)
  if (role === 'section') return { ...last, title: value }
  return role === 'other' && value.length < 60 && !isRequest(value) ? last : null
}

/** The last node with a line that goes on with it. */
const lengthened = (
  last: Exclude<Node, { kind: 'heading' }>,
  text: string,
  widest: number,
): Node =>
  last.kind === 'item' && isTitleLine(last.text, text, widest)
    ? { ...last, title: headingText(last.text.replace(/\.$/, '')), text }
    : { ...last, text: joined(last.text, text) }

/** The list as headings, labelled items, paragraphs and what was said of them, each with its lines joined. */
export const outlineOf = (lines: readonly Line[]): Node[] => {
  const labels = labelsOf(lines)
  const headings = headingsOf(lines)
  const widest = widestOf(lines)
  const setting = { wraps: isWrapped(lines), widest }
  const nodes: Node[] = []
  for (const [at, line] of lines.entries()) {
    const last = nodes.at(-1)
    const label = labels.get(at)
    const goesOn = /^\p{Ll}/u.test(line.text) && isUnfinished(line, lines[at - 1])
    const spoken = label || goesOn ? null : spokenBy(line.text)
    const filed = withField(last, line)
    if (filed) nodes[nodes.length - 1] = filed
    else if (spoken) nodes.push({ ...spoken, indent: line.indent })
    else if (label) nodes.push(itemNode(label, line))
    else if (headings.has(at) && isRunningHead(line.text) && nodes.some(opens)) continue
    else if (headings.has(at)) nodes.push(headingNode(line.text, nodes.some(opens)))
    else if (
      !last ||
      last.kind === 'heading' ||
      (startsParagraph(line, lines[at - 1], last, setting) &&
        (line.gap || !isSaid(last) || labels.size < 2))
    )
      nodes.push({ kind: 'paragraph', indent: line.indent, text: line.text })
    else nodes[nodes.length - 1] = lengthened(last, line.text, widest)
  }
  return nodes
}

const isSaid = ({ kind }: Node) => kind === 'reply' || kind === 'comment'

/** The reply or comment that the paragraphs before a position belong to; null outside of one. */
export const saidBefore = (nodes: readonly Node[], at: number) => {
  const last = lastBefore(nodes, at, ({ kind }) => kind !== 'paragraph')
  return last?.kind === 'reply' || last?.kind === 'comment' ? last : null
}

/** Whether a paragraph has asked or said what it is for, so that the next line may begin another. */
const isWhole = (node: Node) =>
  node.kind !== 'item' &&
  (node.kind !== 'paragraph' ||
    [isRequest, isCourtesy, isRemark].some((is) => sentencesOf(node.text).some(is)))

/** Whether a label's first line only names its topic, as in '4. Boundaries' over the question. */
const isTitleLine = (first: string, second: string, widest: number) =>
  first.length < Math.min(80, widest * 0.6) &&
  first.split(' ').length <= 5 &&
  /^\p{Lu}/u.test(second) &&
  isTopic(named(first.replace(/\b(?:19|20)\d\d (?=\p{L})/u, '')))
