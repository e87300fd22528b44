import { mergeFields } from '#domain/template/fields'
import { attributeOf, decodeXml, escapeXml, WordProblem, type XmlToken, xmlTokens } from './xml.ts'

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** 'client_names' of 'Client Names' and of 'client.names'. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')

const filters = { money: ' | gbp', date: ' | long_date', text: '', number: '', list: '' } as const

/** What a field of Word’s mail merge is for us: our field of that name, or the answer to a question of the template. */
export const liquidOf = (name: string): string => {
  const key = keyOf(name)
  const known = mergeFields.find(({ path }) => !path.includes('[]') && keyOf(path) === key)
  if (known) return `{{ ${known.path}${filters[known.kind]} }}`
  const asked = key
    .replaceAll(/\d/g, (digit) => `_${digits[Number(digit)]}_`)
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
  return `{{ ask.${asked.slice(0, 40)} }}`
}

const CODE = /^\s*MERGEFIELD\s+(?:"([^"]*)"|(\S+))/i

const nameIn = (code: string): string | null => {
  const [, quoted, plain] = CODE.exec(code) ?? []
  return quoted ?? plain ?? null
}

const FIELD_RUN =
  /^<w:r(?:\s[^>]*)?>(?:<w:rPr\/>|<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>)?<w:fldChar\s[^>]*\/><\/w:r>$/
const LOOK = /<w:rPr>(?:(?!<\/w:rPr>)[\s\S])*<\/w:rPr>(?=<w:t[\s>])/

type Found = { readonly from: number; readonly to: number; readonly name: string }
type Open = { readonly from: number; code: string; isPlain: boolean }

/** Finds the fields of a mail merge while tokens pass. */
class FieldReader {
  readonly found: Found[] = []
  private readonly starts: number[] = []
  private open: Open | null = null
  private ended: Open | null = null
  private run = 0
  private isCode = false
  private readonly xml: string

  constructor(xml: string) {
    this.xml = xml
  }

  take({ kind, name, from, to }: XmlToken) {
    if (kind === 'text') return this.text(from, to)
    if (name === 'w:instrText') this.isCode = kind === 'open'
    if (name === 'w:r' && kind === 'open') this.run = from
    if (name === 'w:fldChar') this.mark(attributeOf(this.xml.slice(from, to), 'w:fldCharType'))
    if (name === 'w:fldSimple') this.simple(kind, from, to)
    if (name === 'w:r' && kind === 'close') this.endRun(to)
    if (name === 'w:p') this.open = null
  }

  private text(from: number, to: number) {
    if (this.isCode && this.open) this.open.code += decodeXml(this.xml.slice(from, to))
  }

  private mark(type: string | null) {
    if (type === 'begin' && this.open) this.open.isPlain = false
    else if (type === 'begin') this.open = { from: this.run, code: '', isPlain: true }
    if (type !== 'end') return
    this.ended = this.open
    this.open = null
  }

  private endRun(to: number) {
    const { ended } = this
    this.ended = null
    if (ended === null) return
    const name = nameIn(ended.code)
    if (name === null) return
    const begin = this.xml.slice(
      ended.from,
      this.xml.indexOf('</w:r>', ended.from) + '</w:r>'.length,
    )
    const isOwn = [begin, this.xml.slice(this.run, to)].every((it) => FIELD_RUN.test(it))
    if (!ended.isPlain || !isOwn) throw unreadable(name)
    this.found.push({ from: ended.from, to, name })
  }

  private simple(kind: XmlToken['kind'], from: number, to: number) {
    if (kind === 'open') this.starts.push(from)
    if (kind === 'open') return
    const start = kind === 'empty' ? from : (this.starts.pop() ?? from)
    const tag = this.xml.slice(start, this.xml.indexOf('>', start) + 1)
    const name = nameIn(attributeOf(tag, 'w:instr') ?? '')
    if (name !== null) this.found.push({ from: start, to, name })
  }
}

const unreadable = (name: string) =>
  new WordProblem(
    `The field “${name}” cannot be read. Delete it in Word, insert it again and try again.`,
  )

/** The XML of a part with {{ fields }} where Word’s mail merge has its own; throws WordProblem for one that cannot be read. */
export const withoutMergeFields = (xml: string): string => {
  if (!/MERGEFIELD/i.test(xml.replaceAll(/<[^>]*>/g, '')) && !xml.includes('<w:fldSimple'))
    return xml
  const reader = new FieldReader(xml)
  for (const token of xmlTokens(xml)) reader.take(token)
  let [made, at] = ['', 0]
  for (const { from, to, name } of reader.found.toSorted((a, b) => a.from - b.from)) {
    if (from < at) throw unreadable(name)
    const look = LOOK.exec(xml.slice(from, to))?.[0] ?? ''
    const text = `<w:t xml:space="preserve">${escapeXml(liquidOf(name))}</w:t>`
    made += `${xml.slice(at, from)}<w:r>${look}${text}</w:r>`
    at = to
  }
  return made + xml.slice(at)
}
