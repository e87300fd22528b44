import type { Figure } from './figures.ts'

const head = ['what', 'measured', 'against', 'ratio', 'budget'] as const

const cells = ({ what, measured, against, ratio, budget }: Figure) => [
  what,
  measured,
  against,
  ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2),
  budget ? `${budget.label} ${budget.isMet ? 'kept' : 'EXCEEDED'}` : '',
]

/** The figures as `npm run bench` prints them. */
export const table = (figures: readonly Figure[]) => {
  const rows = [[...head], ...figures.map(cells)]
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
