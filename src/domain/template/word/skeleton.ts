import { tagGroups } from './groups.ts'
import { withoutMergeFields } from './merge-fields.ts'
import { outlineMarks } from './outline.ts'
import { readWordXml, type WordXml } from './paragraphs.ts'
import { type WordPiece, wordPieces } from './pieces.ts'
import { type Placements, placeTags } from './placing.ts'
import { type PlacedText, textsWith } from './texts.ts'
import { attributeOf, escapeXml } from './xml.ts'

/** A part of a Word file as Liquid: what stands between its fields and tags is XML that a mark stands for. */
export type WordSkeleton = {
  readonly template: string
  /** The XML that each mark stands for. */
  readonly xml: readonly string[]
  /** What that XML says, as an outline. */
  readonly outline: readonly string[]
}

/** The mark of a piece of XML, which no text of XML and no value can hold. */
export const markOf = (number: number) => `\u0001${number}\u0002`

const fixed: Readonly<Record<string, string>> = {
  'close w:p': '\n',
  'empty w:p': '\n',
  'empty w:br': outlineMarks.lineBreak,
  'empty w:cr': outlineMarks.lineBreak,
  'empty w:noBreakHyphen': '-',
  'open w:numPr': outlineMarks.item,
  'open w:tbl': outlineMarks.table,
  'close w:tbl': outlineMarks.endTable,
  'close w:tr': outlineMarks.endRow,
  'close w:tc': outlineMarks.endCell,
}

const headingOf = (style: string) => {
  const [, name, level = '1'] = /^(heading|title)\s?(\d)?$/i.exec(style) ?? []
  return name === undefined ? '' : outlineMarks.heading + Math.min(3, Number(level))
}

/** What a tag adds to the outline. */
const saysOf = (kind: string, name: string, tag: string): string => {
  if (name === 'w:tab') return /\sw:(?:val|pos)\s*=/.test(tag) ? '' : '\t'
  if (name === 'w:pStyle') return headingOf(attributeOf(tag, 'w:val') ?? '')
  return fixed[`${kind} ${name}`] ?? ''
}

type Around = Readonly<Record<'before' | 'after' | 'instead', Map<number, string[]>>>

/** The tags that go before and after an element, or in its place, by the token that opens or closes it. */
const aroundOf = (
  { closes }: WordXml,
  pieces: readonly WordPiece[],
  placed: Placements,
): Around => {
  const around: Around = { before: new Map(), after: new Map(), instead: new Map() }
  for (const piece of pieces) {
    const placement = placed.get(piece)
    if (placement === undefined || placement.is === 'between-runs') continue
    const { is, at } = placement
    const key = is === 'after' ? (closes.get(at) ?? at) : at
    around[is].set(key, [...(around[is].get(key) ?? []), piece.source])
  }
  return around
}

const TEXT = '<w:t xml:space="preserve">'

/** Copies a part token by token, and cuts it where a field or tag goes. */
class SkeletonWriter {
  private template = ''
  private readonly xml: string[] = []
  private readonly outline: string[] = []
  private copied = ''
  private said = ''
  /** How many elements are open that only programs of old read, and that repeat what others read. */
  private unseen = 0
  private readonly word: WordXml
  private readonly placed: Placements
  private readonly around: Around
  private readonly texts: ReadonlyMap<number, PlacedText>

  constructor(word: WordXml) {
    const pieces = wordPieces(word.paragraphs)
    this.word = word
    this.placed = placeTags(word, tagGroups(pieces))
    this.around = aroundOf(word, pieces, this.placed)
    this.texts = textsWith(word, pieces)
  }

  write(): WordSkeleton {
    for (let at = 0; at < this.word.tokens.length; at++) at = this.step(at)
    this.flush()
    return { template: this.template, xml: this.xml, outline: this.outline }
  }

  /** Writes what begins with a token; returns the last token of it. */
  private step(at: number): number {
    const { before, after, instead } = this.around
    this.liquid(before.get(at))
    const text = this.texts.get(at)
    const tags = instead.get(at)
    const end = tags || text ? (this.word.closes.get(at) ?? at) : at
    if (tags) this.liquid(tags)
    else if (text) this.text(text, end)
    else this.token(at)
    this.liquid(after.get(end))
    return end
  }

  private token(at: number) {
    const { kind, name, from, to } = this.word.tokens[at] ?? { kind: '', name: '', from: 0, to: 0 }
    if (name === 'mc:Fallback') this.unseen += kind === 'open' ? 1 : kind === 'close' ? -1 : 0
    const tag = this.word.xml.slice(from, to)
    this.copy(tag, saysOf(kind, name, tag))
  }

  private text({ text, from, pieces }: PlacedText, end: number) {
    const { xml, tokens } = this.word
    if (pieces.length === 0)
      return this.copy(xml.slice(tokens[text.open]?.from, tokens[end]?.to), text.text)
    const to = from + text.text.length
    let at = from
    this.copy(TEXT)
    for (const piece of pieces) {
      this.say(text.text.slice(at - from, Math.max(at, piece.from) - from))
      if (piece.begins === text) this.piece(piece)
      at = Math.min(to, piece.to)
    }
    this.say(text.text.slice(at - from))
    return this.copy('</w:t>')
  }

  private piece(piece: WordPiece) {
    const is = this.placed.get(piece)?.is
    if (is === undefined) this.liquid([piece.source])
    if (is !== 'between-runs') return
    this.copy('</w:t></w:r>')
    this.liquid([piece.source])
    this.copy(`<w:r>${piece.begins.look}${TEXT}`)
  }

  private say(text: string) {
    this.copy(escapeXml(text), text)
  }

  private copy(xml: string, says = '') {
    this.copied += xml
    if (this.unseen === 0) this.said += says
  }

  private liquid(sources: readonly string[] | undefined) {
    if (sources === undefined) return
    this.flush()
    this.template += sources.join('')
  }

  private flush() {
    if (this.copied === '') return
    this.template += markOf(this.xml.length)
    this.xml.push(this.copied)
    this.outline.push(this.said)
    this.copied = ''
    this.said = ''
  }
}

/** A part of a Word file, cut at its fields and tags; throws WordProblem for one that cannot be merged. */
export const skeletonOf = (xml: string): WordSkeleton =>
  new SkeletonWriter(readWordXml(withoutMergeFields(xml))).write()
