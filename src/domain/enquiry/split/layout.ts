import type { SplitItem } from './split-list.ts'

const series = (label: string | null) => {
  if (label === null) return null
  if (/^\d+\.\d/.test(label)) return 'numbered in levels'
  if (/^[A-Z]{1,3}\d/.test(label)) return 'numbered with a prefix'
  if (/\(/.test(label)) return 'numbered with lettered parts'
  return /^\d/.test(label) ? 'numbered' : 'lettered'
}

/** How a list is set, in words: 'table, numbered' */
export const layoutOf = (items: readonly SplitItem[], isTable: boolean): string => {
  const kinds = new Set(items.map(({ label }) => series(label)).filter((kind) => kind !== null))
  const numbering = kinds.size === 0 ? 'no numbers' : [...kinds].join(', ')
  const table = isTable ? 'table, ' : ''
  const headings = items.some(({ section }) => section !== null) ? ', under headings' : ''
  const replies = items.some(({ reply }) => reply) ? ', with replies' : ''
  return `${table}${numbering}${headings}${replies}`
}
