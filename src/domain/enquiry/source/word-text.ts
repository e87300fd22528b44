import { attribute, decoded } from './markup.ts'
import { type WordNumbering, wordNumbering } from './word-numbering.ts'

type WordParts = {
  readonly document: string
  readonly numbering?: string
  readonly styles?: string
}

type Paragraph = { text: string; numId: string | null; level: number; style: string | null }

type Style = { readonly numId: string | null; readonly level: number }

const stylesOf = (xml: string): ReadonlyMap<string, Style> =>
  new Map(
    [...xml.matchAll(/<w:style\b[\s\S]*?<\/w:style>/g)].map(([style]) => [
      attribute(style, 'styleId') ?? '',
      {
        numId: attribute(/<w:numId\b[^>]*>/.exec(style)?.[0] ?? '', 'val'),
        level: Number(attribute(/<w:ilvl\b[^>]*>/.exec(style)?.[0] ?? '', 'val') ?? 0),
      },
    ]),
  )

const emptyParagraph = (): Paragraph => ({ text: '', numId: null, level: 0, style: null })

/** The list that a paragraph belongs to; null for none, which Word also writes as 0. */
const numIdOf = (paragraph: Paragraph, styles: ReadonlyMap<string, Style>) => {
  const numId = paragraph.numId ?? styles.get(paragraph.style ?? '')?.numId ?? null
  return numId === '0' ? null : numId
}

/** A paragraph as plain text, with the number that Word only shows. */
const lineOf = (
  paragraph: Paragraph,
  styles: ReadonlyMap<string, Style>,
  numbering: WordNumbering,
) => {
  const style = styles.get(paragraph.style ?? '')
  const numId = numIdOf(paragraph, styles)
  const text = paragraph.text.trim()
  if (numId !== null) {
    const level = paragraph.numId === null ? (style?.level ?? 0) : paragraph.level
    const label = numbering.next(numId, level)
    return `${'    '.repeat(level)}${label} ${text}`.trimEnd()
  }
  return /^(heading|title|subtitle)/i.test(paragraph.style ?? '') && text !== ''
    ? `# ${text}`
    : paragraph.text.trimEnd()
}

const cellText = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(lines.some((line) => /^\s*•/.test(line)) ? '\n' : ' ')
    .replaceAll('\t', ' ')

/** Reads document.xml in its order; deleted text and field codes are left out. */
class WordReader {
  private lines: string[] = []
  private readonly tables: { cells: string[]; lines: string[]; outer: string[] }[] = []
  private paragraph = emptyParagraph()
  private isText = false
  private isList = false
  private deleted = 0
  private readonly styles: ReadonlyMap<string, Style>
  private readonly numbering: WordNumbering

  constructor({ numbering = '', styles = '' }: WordParts) {
    this.styles = stylesOf(styles)
    this.numbering = wordNumbering(numbering)
  }

  read(document: string): string {
    for (const [, close, name = '', attributes = '', selfClosed, run] of document.matchAll(
      /<(\/?)w:(\w+)\b([^>]*?)(\/?)>|([^<]+)|<[^>]*>/g,
    )) {
      if (run !== undefined) this.say(run)
      else if (close) this.end(name)
      else this.begin(name, attributes, selfClosed === '/')
    }
    return this.lines.join('\n')
  }

  private say(run: string) {
    if (this.isText && this.deleted === 0) this.paragraph.text += decoded(run)
  }

  private begin(name: string, attributes: string, isEmpty: boolean) {
    if (name === 't') this.isText = !isEmpty
    if (name === 'del' && !isEmpty) this.deleted += 1
    if (name === 'p') this.paragraph = emptyParagraph()
    if (name === 'p' && isEmpty) this.end('p')
    if (name === 'tab' && !attributes.includes('w:pos')) this.paragraph.text += '\t'
    if (name === 'br' || name === 'cr') this.paragraph.text += '\n'
    if (name === 'noBreakHyphen') this.paragraph.text += '-'
    if (name === 'numId') this.paragraph.numId = attribute(attributes, 'val')
    if (name === 'ilvl') this.paragraph.level = Number(attribute(attributes, 'val') ?? 0)
    if (name === 'pStyle') this.paragraph.style = attribute(attributes, 'val')
    if (name === 'tbl') this.tables.push({ cells: [], lines: [], outer: this.lines })
    if (name === 'tc') this.lines = []
  }

  /** A paragraph without a number or bullet stands apart from the list above it. */
  private endParagraph() {
    const isList = numIdOf(this.paragraph, this.styles) !== null
    if (!isList && this.isList) this.lines.push('')
    this.isList = isList
    this.lines.push(lineOf(this.paragraph, this.styles, this.numbering))
  }

  private end(name: string) {
    const table = this.tables.at(-1)
    if (name === 't') this.isText = false
    if (name === 'del') this.deleted = Math.max(0, this.deleted - 1)
    if (name === 'p') this.endParagraph()
    if (!table) return
    if (name === 'tc') table.cells.push(cellText(this.lines))
    if (name === 'tr') table.lines.push(table.cells.splice(0).join('\t'))
    if (name === 'tbl') {
      this.tables.pop()
      this.lines = [...table.outer, '', ...table.lines, '']
    }
  }
}

/** The text of a Word document from its parts, with automatic numbers and with tabs between cells. */
export const wordText = (parts: WordParts): string => new WordReader(parts).read(parts.document)
