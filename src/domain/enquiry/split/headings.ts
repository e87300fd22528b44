import { isHeading } from './heading.ts'
import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { numberedHeadings } from './numbered-headings.ts'
import { spokenBy } from './spoken.ts'

const isBlank = (line: Line | undefined) => spokenBy(line?.text ?? '')?.text === ''

/** Whether a list leaves its replies blank, so that what follows one is none. */
const isUnanswered = (lines: readonly Line[]) => {
  const after = lines.filter((_, at) => isBlank(lines[at - 1]))
  const labels = after.filter(({ text }) => markersOf(text).length > 0).length
  return labels > 1 && labels >= after.length * 0.4
}

/** Positions of the lines that are headings. */
export const headingsOf = (lines: readonly Line[]): Set<number> => {
  const isForm = isUnanswered(lines)
  return new Set([
    ...numberedHeadings(lines),
    ...lines.flatMap((line, at) => {
      if (spokenBy(line.text) || (isBlank(lines[at - 1]) && !(isForm && line.gap))) return []
      const markers = markersOf(line.text)
      return (markers.length === 0 || /^[*#]|^([–—-]+) .* \1$/.test(line.text)) &&
        isHeading(lines, at)
        ? [at]
        : []
    }),
  ])
}
