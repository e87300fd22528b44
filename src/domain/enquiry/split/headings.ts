import { isHeading } from './heading.ts'
import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { numberedHeadings } from './numbered-headings.ts'
import { spokenBy } from './spoken.ts'

/** Positions of the lines that are headings. */
export const headingsOf = (lines: readonly Line[]): Set<number> =>
  new Set([
    ...numberedHeadings(lines),
    ...lines.flatMap((line, at) => {
      if (spokenBy(line.text) || spokenBy(lines[at - 1]?.text ?? '')?.text === '') return []
      const markers = markersOf(line.text)
      return (markers.length === 0 || /^[*#]|^([–—-]+) .* \1$/.test(line.text)) &&
        isHeading(lines, at)
        ? [at]
        : []
    }),
  ])
