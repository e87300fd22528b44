import type { SplitItem } from './split-list.ts'

const compared = ({ parent, text }: SplitItem) =>
  `${parent ?? ''} ${text}`
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.;\s]+$/, '')
    .trim()

/** The items, where one repeats an earlier one with the position of that. */
export const duplicatesIn = (items: readonly SplitItem[]): SplitItem[] => {
  const first = new Map<string, number>()
  return items.map((item, at) => {
    const key = compared(item)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, at)
    return earlier === undefined ? item : { ...item, duplicate_of: earlier }
  })
}
