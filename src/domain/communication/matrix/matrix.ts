import { type Cell, type CellMode, cellKey } from './cell.ts'
import { lockReason } from './locks.ts'
import type { CommunicationMatrix } from './stored.ts'

export type Cells = CommunicationMatrix['cells']

/** The matrix of a firm that has saved none. */
export const standardMatrix: CommunicationMatrix = {
  version: 0,
  cells: {},
  reason: '',
  by: null,
  at: null,
}

/** The mode of a cell; a locked one is always on. */
export const modeOf = (cells: Cells, cell: Cell): CellMode =>
  lockReason(cell) === null ? (cells[cellKey(cell)] ?? 'on') : 'on'

/** The cells without those that are on anyway. */
export const savedCells = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, mode]) => mode !== 'on'))

/** The keys of the cells that differ between two versions. */
export const changedCells = (before: Cells, after: Cells): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => (before[key] ?? 'on') !== (after[key] ?? 'on'))
    .toSorted()
