import type { ReactNode } from 'react'
import type { QuoteStatistics } from '#domain/quote-case-statistics-api'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote-figure'
import type { QuoteMeasures } from '#domain/quote-measure'
import type { RowsName } from '#domain/quote-rows-names'
import { href } from '#routes'
import { say } from './quote-definitions.tsx'

/** What narrows a list to the rows of a page of figures; `stage` is the list's own filter. */
export type Behind = Readonly<Partial<Record<RowsName | 'stage', string>>>

type Head = Pick<QuoteStatistics, 'first' | 'last' | 'whose'>

const FILTERS = ['source', 'agency', 'stage'] as const

/** The rows of the page: its period, its filters and whose they are. */
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

/** The list of quotes, narrowed so. */
export const rowsAt = (of: Behind) =>
  `${href('quotes', {})}?${new URLSearchParams({ view: 'all', ...of })}`

/** The list of leads behind a count of them; null where the list cannot be narrowed so. */
export const leadsAt = ({ priced_from = '', priced_until = '', whose, ...of }: Behind) => {
  const { source, agency, stage, ...more } = of
  if (whose !== undefined || source === 'none' || Object.keys(more).length > 0) return null
  const asked = {
    view: 'all',
    received_from: priced_from,
    received_until: priced_until,
    ...(source ? { source } : {}),
    ...(agency ? { agency_id: agency } : {}),
    ...(stage ? { stage } : {}),
  }
  return `${href('quotes-leads', {})}?${new URLSearchParams(asked)}`
}

/** A figure that leads to its rows. */
export const Figure = ({
  of,
  it,
  behind,
  children,
}: {
  of: FigureKey
  it: QuoteMeasures
  /** Null: nobody may be told whose they are. */
  behind: Behind | null
  children?: ReactNode
}) => {
  const value = figureOf(of, it)
  const words = children ?? say(of, value)
  const to = behind && addressOf(of, behind)
  return value && to ? <a href={to}>{words}</a> : words
}

const addressOf = (of: FigureKey, behind: Behind) => {
  if (of === 'leads') return leadsAt(behind)
  const { rows } = quoteFigures[of]
  return rowsAt(rows === 'quotes' ? behind : { ...behind, came: rows })
}
