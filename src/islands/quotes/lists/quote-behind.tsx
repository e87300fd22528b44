import type { ReactNode } from 'react'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import { say } from '#domain/quote/figures/labels'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import type { RowsName } from '#domain/quote/figures/rows-labels'
import { href } from '#routes'

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

/** What narrows the list of leads where it is called otherwise than that of quotes. */
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

/** The list of leads behind a count of them; null where leads are not told apart so. */
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

/** A figure that leads to its rows. */
export const Figure = ({
  of,
  quoteMeasures,
  behind,
  children,
}: {
  of: FigureKey
  quoteMeasures: QuoteMeasures
  /** Null: nobody may be told whose they are. */
  behind: Behind | null
  children?: ReactNode
}) => {
  const value = figureOf(of, quoteMeasures)
  const words = children ?? say(of, value)
  const to = behind && addressOf(of, behind)
  return value && to ? <a href={to}>{words}</a> : words
}

/** Where the rows of a figure stand; null where they cannot be listed. */
export const addressOf = (of: FigureKey, behind: Behind) => {
  if (of === 'leads') return leadsAt(behind)
  const { rows } = quoteFigures[of]
  return rowsAt(rows === 'quotes' ? behind : { ...behind, came: rows })
}
