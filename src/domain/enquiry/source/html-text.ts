import { figureOf } from './figure.ts'
import { decoded } from './markup.ts'

type List = { readonly format: string | null; count: number }

const formats: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  i: 'lowerRoman',
  A: 'upperLetter',
  I: 'upperRoman',
}

/** How a list numbers its items; null for bullets. */
const formatOf = (tag: string, attributes: string): string | null => {
  const [, height = '', kind] =
    /list-style(?:-type)?:\s*(lower|upper)-(alpha|latin|roman)/.exec(attributes) ?? []
  if (kind) return height + (kind === 'roman' ? 'Roman' : 'Letter')
  if (tag === 'ul') return null
  return formats[/\btype="?(\w)/.exec(attributes)?.[1] ?? ''] ?? 'decimal'
}

const markOf = (list: List | undefined): string => {
  if (!list || list.format === null) return '• '
  list.count += 1
  const figure = figureOf(list.format, list.count)
  return list.format.startsWith('lower') ? `(${figure}) ` : `${figure}. `
}

const blocks = /^(p|div|br|h[1-6]|tr|ul|ol|table|blockquote|section|hr|li)$/

/** The text of an HTML mail: list items with their numbers, cells with tabs between, quotations with '>'. */
export const htmlText = (html: string): string => {
  const lists: List[] = []
  let quotes = 0
  let cells = 0
  let text = ''
  const body = html.replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
  const newLine = (tag: string) => {
    if (cells > 0 && tag !== 'tr') text = `${text.replace(/ +$/, '')} `
    else text = `${text.replace(/[ \t]+$/, '')}\n${'> '.repeat(quotes)}`
  }
  for (const [, close, name = '', attributes = '', run] of body.matchAll(
    /<(\/?)([a-z][\w:]*)([^>]*)>|([^<]+|<)/gi,
  )) {
    const tag = name.toLowerCase()
    if (run !== undefined) text += decoded(run).replace(/\s+/g, ' ')
    else if (/^(ul|ol)$/.test(tag) && !close) {
      const start = Number(/start="?(\d+)/i.exec(attributes)?.[1] ?? 1)
      lists.push({ format: formatOf(tag, attributes), count: start - 1 })
    } else if (/^(ul|ol)$/.test(tag)) lists.pop()
    if (tag === 'blockquote') quotes = Math.max(0, quotes + (close ? -1 : 1))
    if (/^t[dh]$/.test(tag)) cells = Math.max(0, cells + (close ? -1 : 1))
    if (/^t[dh]$/.test(tag) && close) text = `${text.replace(/ +$/, '')}	`
    if (blocks.test(tag)) newLine(tag)
    if (tag === 'p' && close) newLine(tag)
    if (/^h[1-6]$/.test(tag) && !close && cells === 0) text += '# '
    if (tag === 'li' && !close)
      text += `${'    '.repeat(Math.max(0, lists.length - 1))}${markOf(lists.at(-1))}`
  }
  return text.replace(/\t(?=\n|$)/g, '')
}
