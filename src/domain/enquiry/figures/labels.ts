import { safeCell } from '#domain/list/export'
import { declinedText, type EnquiryFiguresRow, type FiguresBy } from './figures.ts'

export const figuresByLabels: Readonly<Record<FiguresBy, string>> = {
  classification: 'Classification',
  firm: 'Other side’s firm',
  fee_earner: 'Fee earner',
}

export const medianText = (days: number | null): string => {
  if (days === null) return '–'
  return days === 1 ? '1 day' : `${days} days`
}

const quoted = (cell: string | number | null) => `"${safeCell(cell).replaceAll('"', '""')}"`

/** The rows as a CSV file. */
export const figuresCsv = (by: FiguresBy, rows: readonly EnquiryFiguresRow[]): string => {
  const heads = ['Enquiries', 'Rounds on average', 'Accepted', 'Median days to acceptance']
  const lines = rows.map((it) => [
    ...[it.name, it.count, it.rounds, it.accepted, it.median_days],
    ...[it.declined, declinedText(it)],
  ])
  return [[figuresByLabels[by], ...heads, 'Declined', 'Share declined'], ...lines]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')
}
