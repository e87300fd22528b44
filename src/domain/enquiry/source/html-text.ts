import { decoded } from './markup.ts'

type List = { readonly isOrdered: boolean; readonly type: string; count: number }

const letter = (value: number) => String.fromCharCode(96 + value)

const markOf = (lists: readonly List[]): string => {
  const list = lists.at(-1)
  if (!list?.isOrdered) return '• '
  list.count += 1
  return /^a$/i.test(list.type) ? `(${letter(list.count)}) ` : `${list.count}. `
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
      const type = /type="?(\w)/i.exec(attributes)?.[1] ?? '1'
      lists.push({ isOrdered: tag === 'ol', type, count: start - 1 })
    } else if (/^(ul|ol)$/.test(tag)) lists.pop()
    if (tag === 'blockquote') quotes = Math.max(0, quotes + (close ? -1 : 1))
    if (/^t[dh]$/.test(tag)) cells = Math.max(0, cells + (close ? -1 : 1))
    if (/^t[dh]$/.test(tag) && close) text = `${text.replace(/ +$/, '')}	`
    if (blocks.test(tag)) newLine(tag)
    if (tag === 'p' && close) newLine(tag)
    if (tag === 'li' && !close)
      text += `${'    '.repeat(Math.max(0, lists.length - 1))}${markOf(lists)}`
  }
  return text.replace(/\t(?=\n|$)/g, '')
}
