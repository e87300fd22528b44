import { decodeXml, type XmlToken, xmlTokens } from './xml.ts'

/** A text of a paragraph, which Word may cut anywhere. */
export type WordText = {
  /** The tokens that open and close it. */
  readonly open: number
  readonly close: number
  readonly text: string
  /** The properties of its run, as XML. */
  readonly look: string
  /** The token that opens what its run stands in: the paragraph, or a link in it. */
  readonly holder: number
}

export type Paragraph = {
  readonly open: number
  readonly close: number
  /** The tokens that open what is around it, the outermost first. */
  readonly around: readonly number[]
  readonly texts: readonly WordText[]
  readonly text: string
  /** Whether it holds more than text, such as a picture or a break between sections. */
  readonly hasMore: boolean
}

/** A part of a Word file, read once. */
export type WordXml = {
  readonly xml: string
  readonly tokens: readonly XmlToken[]
  /** Of each token that opens an element, the one that closes it. */
  readonly closes: ReadonlyMap<number, number>
  /** In the order in which they begin. */
  readonly paragraphs: readonly Paragraph[]
}

const MORE = new Set(
  ['drawing', 'pict', 'object', 'sectPr', 'fldChar', 'fldSimple', 'br', 'sym', 'ptab']
    .concat('footnoteReference', 'endnoteReference', 'footnoteRef', 'endnoteRef')
    .map((it) => `w:${it}`)
    .concat('mc:AlternateContent', 'm:oMath'),
)

type Building = { -readonly [Key in keyof Paragraph]: Paragraph[Key] } & { texts: WordText[] }
type Run = { readonly open: number; readonly holder: number; look: string }

/** Collects paragraphs while tokens pass; a text box is a paragraph within a paragraph. */
class ParagraphReader {
  readonly paragraphs: Building[] = []
  readonly closes = new Map<number, number>()
  private readonly open: number[] = []
  private readonly within: Building[] = []
  private readonly runs: Run[] = []
  private readonly xml: string
  private readonly tokens: readonly XmlToken[]

  constructor(xml: string, tokens: readonly XmlToken[]) {
    this.xml = xml
    this.tokens = tokens
  }

  take(at: number) {
    const { kind, name } = this.tokens[at] ?? { kind: 'other', name: '' }
    if (kind === 'open' || kind === 'empty') this.note(name)
    if (kind === 'open') this.begin(at, name)
    if (kind === 'close') this.end(at, name)
  }

  private note(name: string) {
    const paragraph = this.within.at(-1)
    if (paragraph && MORE.has(name)) paragraph.hasMore = true
  }

  private begin(at: number, name: string) {
    if (name === 'w:p') {
      const paragraph = { open: at, close: at, around: [...this.open], texts: [], text: '' }
      const building: Building = { ...paragraph, hasMore: false }
      this.paragraphs.push(building)
      this.within.push(building)
    }
    if (name === 'w:r') this.runs.push({ open: at, holder: this.open.at(-1) ?? at, look: '' })
    this.open.push(at)
  }

  private end(at: number, name: string) {
    const open = this.open.pop() ?? at
    this.closes.set(open, at)
    if (name === 'w:t') this.say(open, at)
    if (name === 'w:rPr') this.look(open, at)
    if (name === 'w:r') this.runs.pop()
    if (name === 'w:p') {
      const paragraph = this.within.pop()
      if (paragraph) paragraph.close = at
    }
  }

  private isInRun() {
    return this.tokens[this.open.at(-1) ?? -1]?.name === 'w:r'
  }

  private say(open: number, close: number) {
    const run = this.runs.at(-1)
    const paragraph = this.within.at(-1)
    if (!run || !paragraph || !this.isInRun()) return
    const { to = 0 } = this.tokens[open] ?? {}
    const text = decodeXml(this.xml.slice(to, this.tokens[close]?.from))
    paragraph.texts.push({ open, close, text, look: run.look, holder: run.holder })
    paragraph.text += text
  }

  private look(open: number, close: number) {
    const run = this.runs.at(-1)
    if (run && this.isInRun())
      run.look = this.xml.slice(this.tokens[open]?.from, this.tokens[close]?.to)
  }
}

/** Reads a part of a Word file; throws WordProblem for one that is not well-formed. */
export const readWordXml = (xml: string): WordXml => {
  const tokens = xmlTokens(xml)
  const reader = new ParagraphReader(xml, tokens)
  for (const at of tokens.keys()) reader.take(at)
  return { xml, tokens, closes: reader.closes, paragraphs: reader.paragraphs }
}
