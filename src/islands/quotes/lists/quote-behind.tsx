import type { ReactNode } from 'react'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import { say } from '#domain/quote/figures/labels'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import type { RowsName } from '#domain/quote/figures/rows-labels'
import { href } from '#routes'

/** The filters that narrow a list to the rows behind a figure; `stage` is the list's own filter. */
export type Behind = Readonly<Partial<Record<RowsName | 'stage', string>>>

type Head = Pick<QuoteStatistics, 'first' | 'last' | 'whose'>

const FILTERS = ['source', 'agency', 'stage'] as const

/** The filters of the rows behind a page: its period, its filters and whose they are. */
export const behindPage = ({ first, last, whose }: Head, search: string): Behind => {
  const asked = new URLSearchParams(search)
  const filters = FILTERS.flatMap((name) => {
    const value = asked.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    priced_from: first,
    priced_until: last,
    ...(whose === 'all' ? {} : { whose }),
    ...Object.fromEntries(filters),
  }
}

/** The address of the list of quotes with these filters. */
export const rowsAt = (of: Behind) =>
  `${href('quotes', {})}?${new URLSearchParams({ view: 'all', ...of })}`

/** The filter names of the list of leads for those of the list of quotes. */
const leadNames: Readonly<Partial<Record<keyof Behind, string>>> = {
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
export const leadsAt = (behind: Behind) => {
  const asked = Object.entries(behind).map(
    ([name, value]) => [leadNames[name as keyof Behind], value] as const,
  )
  if (behind.source === 'none' || asked.some(([name]) => name === undefined)) return null
  const query = new URLSearchParams([
    ['view', 'all'],
    ...asked.map(([name = '', value]) => [name, value]),
  ])
  return `${href('quotes-leads', {})}?${query}`
}

/** A figure that links to the rows behind it. */
export const Figure = ({
  of,
  quoteMeasures,
  behind,
  children,
}: {
  of: FigureKey
  quoteMeasures: QuoteMeasures
  /** Null if the reader may not see whose they are. */
  behind: Behind | null
  children?: ReactNode
}) => {
  const value = figureOf(of, quoteMeasures)
  const words = children ?? say(of, value)
  const to = behind && addressOf(of, behind)
  return value && to ? <a href={to}>{words}</a> : words
}

/** The address of the rows behind a figure; null if they cannot be listed. */
export const addressOf = (of: FigureKey, behind: Behind) => {
  if (of === 'leads') return leadsAt(behind)
  const { rows } = quoteFigures[of]
  return rowsAt(rows === 'quotes' ? behind : { ...behind, came: rows })
}
