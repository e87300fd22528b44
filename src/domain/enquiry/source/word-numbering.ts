import { figureOf } from './figure.ts'
import { attribute, decoded } from './markup.ts'

type Level = { readonly format: string; readonly text: string; readonly start: number }

export type WordNumbering = {
  /** The label that Word shows before a paragraph of a list: '2.1', '(a)', '•' */
  readonly next: (numId: string, level: number) => string
}

const child = (xml: string, name: string) =>
  attribute(new RegExp(`<w:${name}\\b[^>]*>`).exec(xml)?.[0] ?? '', 'val')

const levelsOf = (xml: string): Level[] =>
  [...xml.matchAll(/<w:lvl\b[\s\S]*?<\/w:lvl>/g)].map(([level]) => ({
    format: child(level, 'numFmt') ?? 'decimal',
    text: decoded(child(level, 'lvlText') ?? ''),
    start: Number(child(level, 'start') ?? 1),
  }))

const listsOf = (xml: string) => {
  const abstract = new Map(
    [...xml.matchAll(/<w:abstractNum\b[\s\S]*?<\/w:abstractNum>/g)].map(([list]) => [
      attribute(list, 'abstractNumId') ?? '',
      levelsOf(list),
    ]),
  )
  return new Map(
    [...xml.matchAll(/<w:num\b[\s\S]*?<\/w:num>/g)].map(([list]) => {
      const id = child(list, 'abstractNumId') ?? ''
      const key = list.includes('w:startOverride') ? `own ${attribute(list, 'numId')}` : id
      return [attribute(list, 'numId') ?? '', { key, levels: abstract.get(id) ?? [] }]
    }),
  )
}

/** Counts the automatic numbers of a document, as numbering.xml describes them. */
export const wordNumbering = (xml: string): WordNumbering => {
  const lists = listsOf(xml)
  const counts = new Map<string, number[]>()
  const next = (numId: string, level: number) => {
    const { key, levels } = lists.get(numId) ?? { key: numId, levels: [] }
    const own = levels[level] ?? { format: 'decimal', text: `%${level + 1}.`, start: 1 }
    if (own.format === 'bullet') return '•'
    if (own.format === 'none') return ''
    const before = counts.get(key) ?? []
    const count = [...before.slice(0, level), (before[level] ?? own.start - 1) + 1]
    counts.set(key, count)
    return own.text.replace(/%(\d)/g, (_, digit) => {
      const at = Number(digit) - 1
      const value = count[at] ?? levels[at]?.start ?? 1
      return figureOf(levels[at]?.format ?? '', value)
    })
  }
  return { next }
}
