import { type FigureKey, type FigureUnit, quoteFigures } from './figure.ts'

const counts = new Intl.NumberFormat('en-GB')
const amounts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** '42 min', '7 h 14 min'. */
const minutesText = (value: number) => {
  const hours = Math.floor(value / 60)
  const minutes = value % 60
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${counts.format(hours)} h` : `${counts.format(hours)} h ${minutes} min`
}

const unitFormats: Readonly<Record<FigureUnit, (value: number) => string>> = {
  cases: (value) => counts.format(value),
  leads: (value) => counts.format(value),
  calls: String,
  pence: (value) => amounts.format(value / 100),
  'per mille': (value) => `${(value / 10).toFixed(1)}%`,
  minutes: (value) => minutesText(value),
  'tenths of a day': (value) => `${(value / 10).toFixed(1)} d`,
}

/** Formats a figure: '22.6%', '£1,250.00'; a dash for null. */
export const formatFigure = (key: FigureKey, value: number | null) =>
  value === null ? '–' : unitFormats[quoteFigures[key].unit](value)
