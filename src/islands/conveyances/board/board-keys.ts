const cardsIn = (column: Element) => [...column.querySelectorAll<HTMLElement>('a.tile')]

const target = (columns: readonly HTMLElement[][], key: string, at: number, row: number) => {
  const column = columns[at] ?? []
  if (key === 'ArrowDown') return column[row + 1]
  if (key === 'ArrowUp') return column[row - 1]
  if (key === 'Home') return column[0]
  if (key === 'End') return column.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const beside = columns[at + (key === 'ArrowRight' ? 1 : -1)] ?? []
  return beside[Math.min(row, beside.length - 1)]
}

/** Moves the focus from one card to its neighbour by an arrow key, Home or End; false where there is none. */
export const moveFocus = (board: Element, from: EventTarget, key: string): boolean => {
  if (!(from instanceof HTMLElement)) return false
  const columns = [...board.querySelectorAll('section')]
    .map(cardsIn)
    .filter((cards) => cards.length > 0)
  const at = columns.findIndex((cards) => cards.includes(from))
  const row = columns[at]?.indexOf(from) ?? -1
  const next = row < 0 ? undefined : target(columns, key, at, row)
  next?.focus()
  return next !== undefined
}
