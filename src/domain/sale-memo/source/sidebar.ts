import type { PlacedLine } from './centred-labels.ts'

/** How many short lines stand below one another at the right, so that they are a column of the paper. */
const LEAST = 5
/** How many of them stand beside lines that run on as prose does. */
const BESIDE_PROSE = 2
/** Where it begins at least, in points from the left. */
const FROM = 250
/** Letters of a line of prose, at least, and of one in such a column, at most. */
const PROSE = 55
const SHORT = 45

/** The lines of a letter with what its paper has printed down the right above them, and not between its lines. */
export const withoutSidebar = (lines: readonly PlacedLine[]): readonly PlacedLine[] => {
  const at = sidebarAt(lines)
  if (at === null) return lines
  const isOf = (cell: PlacedLine['cells'][number]) => Math.abs(cell.at - at) <= 3
  const side = lines.flatMap((line) => {
    const cells = line.cells.filter(isOf)
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
  const rest = lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !isOf(cell))
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
  const [first] = rest
  const top = (first?.y ?? 0) + 3 * (first?.size ?? 1)
  return [...side.map((line) => ({ ...line, y: top + line.size * side.length })), ...rest]
}

const sidebarAt = (lines: readonly PlacedLine[]): number | null => {
  const starts = new Set(lines.flatMap(({ cells }) => cells.map(({ at }) => at)))
  const isSidebar = (at: number) => {
    const isNear = (it: number) => Math.abs(it - at) <= 3
    const own = lines.filter(({ cells }) => cells.some((it) => isNear(it.at)))
    const isShort = own.every(({ cells }) =>
      cells.every((it) => !isNear(it.at) || it.text.length < SHORT),
    )
    const [top = 0, bottom = 0] = [own[0]?.y, own.at(-1)?.y]
    const beside = lines.filter(
      ({ y, cells: [first] }) =>
        y <= top && y >= bottom && first && first.at < at / 2 && first.text.length >= PROSE,
    )
    return at > FROM && own.length >= LEAST && isShort && beside.length >= BESIDE_PROSE
  }
  return [...starts].find(isSidebar) ?? null
}
