import { type Cell, type CellMode, cellKey } from './cell.ts'
import { isClientsChoice, lockReason } from './locks.ts'
import type { CommunicationMatrix } from './stored.ts'

export type Cells = CommunicationMatrix['cells']

/** The matrix of a firm that has saved none. */
export const standardMatrix: CommunicationMatrix = {
  version: 0,
  cells: {},
  has_brokers: true,
  reason: '',
  by: null,
  at: null,
}

/** The mode of a cell that nobody has set. */
export const standardMode = (key: string): CellMode =>
  isClientsChoice(key) ? 'client_choice' : 'on'

/** The mode of a cell; a locked one is always on. */
export const modeOf = (cells: Cells, cell: Cell): CellMode => {
  const key = cellKey(cell)
  return lockReason(cell) === null ? (cells[key] ?? standardMode(key)) : 'on'
}

/** The cells without those that are as they are anyway. */
export const savedCells = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key, mode]) => mode !== standardMode(key)))

/** The keys of the cells that differ between two versions. */
export const changedCells = (before: Cells, after: Cells): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => (before[key] ?? standardMode(key)) !== (after[key] ?? standardMode(key)))
    .toSorted()
