import type { ReactNode } from 'react'
import { entriesOf } from '#domain/entries'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import type { RowsName } from '#domain/quote/figures/rows-labels'
import { href } from '#routes'

export type RowFilters = Readonly<Partial<Record<RowsName | 'stage', string>>>

type PageScope = Pick<QuoteStatistics, 'first' | 'last' | 'whose'>

const FILTERS = ['source', 'agency', 'stage'] as const

export const pageRowFilters = ({ first, last, whose }: PageScope, search: string): RowFilters => {
  const params = new URLSearchParams(search)
  const filters = FILTERS.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    priced_from: first,
    priced_until: last,
    ...(whose === 'all' ? {} : { whose }),
    ...Object.fromEntries(filters),
  }
}

export const quotesHref = (of: RowFilters) =>
  `${href('quotes', {})}?${new URLSearchParams({ view: 'all', ...of })}`

const leadNames: Readonly<Partial<Record<keyof RowFilters, string>>> = {
  priced_from: 'received_from',
  priced_until: 'received_until',
  source: 'source',
  agency: 'introducer',
  branch: 'branch',
  negotiator: 'negotiator',
  credit: 'owner_id',
  credit_bdm: 'bdm_id',
  stage: 'stage',
  whose: 'whose',
}

/** The address of the list of leads behind a count; null if leads lack one of the filters. */
export const leadsHref = (rowFilters: RowFilters) => {
  const params = entriesOf(rowFilters).map(([name, value]) => [leadNames[name], value] as const)
  if (rowFilters.source === 'none' || params.some(([name]) => name === undefined)) return null
  const query = new URLSearchParams([
    ['view', 'all'],
    ...params.map(([name = '', value]) => [name, value]),
  ])
  return `${href('quotes-leads', {})}?${query}`
}

export const Figure = ({
  of,
  quoteMeasures,
  behind,
  children,
}: {
  of: FigureKey
  quoteMeasures: QuoteMeasures
  /** Null if the reader may not see whose they are. */
  behind: RowFilters | null
  children?: ReactNode
}) => {
  const value = figureOf(of, quoteMeasures)
  const text = children ?? formatFigure(of, value)
  const to = behind && figureHref(of, behind)
  return value && to ? <a href={to}>{text}</a> : text
}

/** The address of the rows behind a figure; null if they cannot be listed. */
export const figureHref = (of: FigureKey, rowFilters: RowFilters) => {
  if (of === 'leads') return leadsHref(rowFilters)
  const { rows } = quoteFigures[of]
  return quotesHref(rows === 'quotes' ? rowFilters : { ...rowFilters, came: rows })
}
