import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces'
import { longDate } from '#domain/dates'

const currency = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** '£1,234.56' */
export const money = (pence: number) => currency.format(pence / 100)

/** '21 November 2026' */
export const dated = (day: string) => `${longDate(day)} ${day.slice(0, 4)}`

export const INK = '#1f2421'
export const QUIET = '#66706a'
const RULE = '#d8ddd9'

export const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 })

export const amount = (pence: number, style?: string): TableCell => ({
  text: money(pence),
  alignment: 'right',
  noWrap: true,
  ...(style && { style }),
})

export const columnHead = (text: string): TableCell => ({
  text,
  style: 'column',
  alignment: 'right',
})

export const ruled: ContentTable['layout'] = {
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: () => 0,
  paddingRight: (column, { table: { widths } }) =>
    Array.isArray(widths) && column === widths.length - 1 ? 0 : 10,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}

/** Returns a heading and a bullet list; nothing for an empty list. */
export const list = (title: string, points: readonly string[]): Content[] =>
  points.length === 0 ? [] : [heading(title), { ul: [...points], markerColor: QUIET }]
