import { splitEnquiries } from '#domain/enquiry/split/split'
import type { Variation, Wanted } from './render.ts'

const compared = ['label', 'section', 'parent', 'text', 'reply', 'comment'] as const

const plain = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const keyOf = (item: Wanted) => compared.map((key) => plain(item[key])).join('\n')

export type Score = { readonly right: number; readonly count: number }

/** How many items of a list with a known answer are found whole; what is found besides counts against them. */
export const scoreOf = ({ text, items }: Variation): Score => {
  const found = splitEnquiries(text, 'list').items
  const left = found.map(keyOf)
  let right = 0
  for (const item of items) {
    const at = left.indexOf(keyOf(item))
    if (at === -1) continue
    left.splice(at, 1)
    right += 1
  }
  return { right, count: Math.max(items.length, found.length) }
}
