import type { ReplayLine } from './api.ts'
import { type Cells, modeOf } from './matrix.ts'

export type ReplayedLine = ReplayLine & {
  readonly is_sent: boolean
  /** 'new' or 'gone' with the cells that are not saved; null without a difference. */
  readonly change: 'new' | 'gone' | null
  /** Another email to the same audience follows or precedes within an hour. */
  readonly is_close: boolean
}

const HOUR_MS = 3_600_000

const isSent = (cells: Cells, line: ReplayLine) => modeOf(cells, line) !== 'off'

const isCloseTo = (one: ReplayLine, other: ReplayLine) =>
  one !== other &&
  one.channel === 'email' &&
  other.channel === 'email' &&
  one.audience === other.audience &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < HOUR_MS

const changeOf = (was: boolean, is: boolean) => {
  if (was === is) return null
  return is ? ('new' as const) : ('gone' as const)
}

/** What a case would have received with these cells, beside what it would have with the saved ones. */
export const replayed = (
  lines: readonly ReplayLine[],
  saved: Cells,
  cells: Cells,
): readonly ReplayedLine[] => {
  const sent = lines.filter((line) => isSent(cells, line))
  return lines.map((line) => ({
    ...line,
    is_sent: isSent(cells, line),
    change: changeOf(isSent(saved, line), isSent(cells, line)),
    is_close: isSent(cells, line) && sent.some((other) => isCloseTo(line, other)),
  }))
}
