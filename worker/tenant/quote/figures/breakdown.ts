import type { QuoteBreakdown, QuoteBreakdownRow } from '#domain/quote/figures/api'
import { effortFigures } from '#domain/quote/figures/choice'
import { figureOf } from '#domain/quote/figures/figure'
import { addMeasures, measuresOf, type QuoteMeasures } from '#domain/quote/figures/measure'
import { medianOf } from '#domain/quote/figures/median'
import { slugOf } from '#domain/quote/figures/statistics'
import { notFound } from '#domain/refusal'
import { progressOf } from '#tenant/agent/targets'
import { lastVisitsOf } from '#tenant/agent/visits'
import type { RequestContext } from '#tenant/runtime/context'
import { parseDeadKey, parseNamesKey } from './cell-key.ts'
import type { Figures, Keyed } from './figures.ts'
import { instructedBy, nameOf, trendOf } from './league.ts'
import { seesReports } from './reports-access.ts'
import { type Asked, agencyNames, deadOf, figuresFor } from './statistics.ts'

type Credit = 'bdm' | 'giver'
type Named = { readonly id: string; readonly name: string }
type Grid = {
  readonly of: 'person' | 'agency'
  readonly named: Named
  readonly cut: 'bdm-places' | 'giver-places' | 'agency-bdms' | 'agency-givers'
}

export type BreakdownAsked = Asked & { readonly slug: string; readonly by: Credit }

/** A person’s figures by introducer, or an introducer’s by person; throws 404 for those that may not be seen. */
export const quoteBreakdown = (
  context: RequestContext,
  { slug, by, ...asked }: BreakdownAsked,
): QuoteBreakdown => {
  const seesAll = seesReports(context.person)
  const grid = gridOf(context, slug, by, seesAll)
  const { head, figures, period, before } = figuresFor(context, asked)
  const within = { cut: grid.cut, begins: keyPrefix(grid.named.id) }
  const rows = figures.withLeads({ ...within, within: period })
  const trend = trendOf(context.today, period)
  const recent = Map.groupBy(figures.byMonth({ ...within, within: trend }), (it) => it.key)
  const toRow = rowViewOf(context, grid, by)
  const views = rows.map((row) => toRow(row, instructedBy(trend, recent.get(row.key) ?? [])))
  return {
    ...head,
    of: grid.of,
    name: grid.named.name,
    key: grid.named.id,
    total: sumOf(rows),
    before: sumOf(figures.withLeads({ ...within, within: before })),
    rows: withNames(context, grid, views).toSorted(byPlace),
    dead: grid.cut === 'giver-places' ? deadBy(figures, grid.named.id, period) : [],
    medians:
      seesAll && by === 'giver' ? mediansOf(figures.byKey({ cut: 'giver', within: period })) : null,
    targets:
      grid.cut === 'bdm-places'
        ? progressOf(context, grid.named.id, period, figures.byMonth({ ...within, within: period }))
        : [],
  }
}

const rowViewOf = (context: RequestContext, grid: Grid, by: Credit) => {
  const lastVisit = by === 'bdm' ? lastVisitsOf(context, grid.of, grid.named.id) : () => null
  return (row: Keyed, trend: number[]) => {
    const place = placeOf(context, grid, row.key)
    return { ...place, ...measuresOf(row), trend, last_visit: lastVisit(place) }
  }
}

const keyPrefix = (id: string) => `${JSON.stringify([id]).slice(0, -1)},`

const gridOf = (context: RequestContext, slug: string, by: Credit, seesAll: boolean): Grid => {
  const person = staffBySlug(context, slug).find(({ id }) => seesAll || id === context.person.id)
  if (person) return { of: 'person', named: person, cut: `${by}-places` }
  const agency = seesAll ? agencyBySlug(context, slug) : undefined
  if (agency === undefined) throw notFound()
  return { of: 'agency', named: agency, cut: `agency-${by}s` }
}

const staffBySlug = ({ store }: RequestContext, slug: string): Named[] =>
  store
    .rows<Named>(
      `SELECT id, trim(json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name')) AS name
       FROM users WHERE type = 'staff' ORDER BY id`,
    )
    .filter(({ name }) => slugOf(name) === slug)

const agencyBySlug = (context: RequestContext, slug: string): Named | undefined =>
  Object.entries(agencyNames(context))
    .map(([id, name]) => ({ id, name }))
    .find(({ name }) => slugOf(name) === slug)

type Place = Pick<QuoteBreakdownRow, 'agency' | 'branch' | 'negotiator' | 'person_id'>

const placeOf = ({ person }: RequestContext, { cut, named }: Grid, key: string): Place => {
  const words = parseNamesKey(key)
  if (cut === 'bdm-places' || cut === 'giver-places') {
    const [, agency = '', branch = '', negotiator = ''] = words
    return { agency, branch, negotiator, person_id: named.id || person.id }
  }
  const [agency = '', branch = '', person_id = ''] = words
  return { agency, branch, negotiator: '', person_id }
}

const withNames = <Row extends Place>(
  context: RequestContext,
  { of }: Grid,
  rows: readonly Row[],
) => {
  const agencies = agencyNames(context)
  return rows.map((row) => ({
    ...row,
    name: of === 'person' ? (agencies[row.agency] ?? row.agency) : nameOf(context, row.person_id),
  }))
}

const byPlace = (a: QuoteBreakdownRow, b: QuoteBreakdownRow) =>
  a.name.localeCompare(b.name) ||
  a.branch.localeCompare(b.branch) ||
  a.negotiator.localeCompare(b.negotiator)

const sumOf = (rows: readonly Keyed[]): QuoteMeasures =>
  rows.reduce<QuoteMeasures>((sum, it) => addMeasures(sum, it), measuresOf())

const deadBy = (figures: Figures, giver: string, within: { first: string; last: string }) =>
  deadOf(
    figures
      .byKey({ cut: 'giver-dead', within, begins: keyPrefix(giver) })
      .map((it) => ({ ...it, key: parseDeadKey(it.key)[1] })),
  )

const mediansOf = (givers: readonly Keyed[]) =>
  Object.fromEntries(
    effortFigures.map((key) => [key, medianOf(givers.map((it) => figureOf(key, it)))]),
  )
