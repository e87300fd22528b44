import type { QuoteBreakdown, QuotePlace } from '#domain/quote/figures/api'
import { effortFigures } from '#domain/quote/figures/choice'
import { figureOf } from '#domain/quote/figures/figure'
import { added, measuresOf, type QuoteMeasures } from '#domain/quote/figures/measure'
import { medianOf } from '#domain/quote/figures/median'
import { slugOf } from '#domain/quote/figures/statistics'
import { notFound } from '#domain/refusal'
import { progressOf } from '#tenant/agent/targets'
import { lastVisitsOf } from '#tenant/agent/visits'
import type { Desk } from '#tenant/runtime/context'
import { parseDeadKey, parseNamesKey } from './cell-key.ts'
import type { Figures, Keyed } from './figures.ts'
import { instructedBy, nameOf, trendOf } from './league.ts'
import { seesReports } from './reports-access.ts'
import { type Asked, agencyNames, deadOf, figuresFor } from './statistics.ts'

type Credit = 'bdm' | 'giver'
type Named = { readonly id: string; readonly name: string }
type Grid = {
  readonly of: 'person' | 'agency'
  readonly it: Named
  readonly cut: 'bdm-places' | 'giver-places' | 'agency-bdms' | 'agency-givers'
}

export type BreakdownAsked = Asked & { readonly slug: string; readonly by: Credit }

/**
 * A person's cases by introducer, or an introducer's by person. A name of nobody is not found, and so is
 * somebody else's for those who may not see reports.
 */
export const quoteBreakdown = (
  desk: Desk,
  { slug, by, ...asked }: BreakdownAsked,
): QuoteBreakdown => {
  const seesAll = seesReports(desk.person)
  const grid = gridOf(desk, slug, by, seesAll)
  const { head, figures, period, before } = figuresFor(desk, asked)
  const within = { cut: grid.cut, begins: beginning(grid.it.id) }
  const rows = figures.withLeads({ ...within, within: period })
  const trend = trendOf(desk.today, period)
  const recent = Map.groupBy(figures.byMonth({ ...within, within: trend }), (it) => it.key)
  const lastVisit = by === 'bdm' ? lastVisitsOf(desk, grid.of, grid.it.id) : () => null
  const shown = rows.map((it) => {
    const place = placeOf(desk, grid, it.key)
    return {
      ...place,
      ...measuresOf(it),
      trend: instructedBy(trend, recent.get(it.key) ?? []),
      last_visit: lastVisit(place),
    }
  })
  return {
    ...head,
    of: grid.of,
    name: grid.it.name,
    key: grid.it.id,
    total: sumOf(rows),
    before: sumOf(figures.withLeads({ ...within, within: before })),
    rows: named(desk, grid, shown).toSorted(byPlace),
    dead: grid.cut === 'giver-places' ? deadBy(figures, grid.it.id, period) : [],
    medians:
      seesAll && by === 'giver' ? mediansOf(figures.byKey({ cut: 'giver', within: period })) : null,
    targets:
      grid.cut === 'bdm-places'
        ? progressOf(desk, grid.it.id, period, figures.byMonth({ ...within, within: period }))
        : [],
  }
}

const beginning = (id: string) => `${JSON.stringify([id]).slice(0, -1)},`

const gridOf = (desk: Desk, slug: string, by: Credit, seesAll: boolean): Grid => {
  const person = staffCalled(desk, slug).find(({ id }) => seesAll || id === desk.person.id)
  if (person) return { of: 'person', it: person, cut: `${by}-places` }
  const agency = seesAll ? agencyCalled(desk, slug) : undefined
  if (agency === undefined) throw notFound()
  return { of: 'agency', it: agency, cut: `agency-${by}s` }
}

const staffCalled = ({ store }: Desk, slug: string): Named[] =>
  store
    .rows<Named>(
      `SELECT id, trim(json_extract(doc, '$.first_name') || ' ' || json_extract(doc, '$.last_name')) AS name
       FROM users WHERE type = 'staff' ORDER BY id`,
    )
    .filter(({ name }) => slugOf(name) === slug)

const agencyCalled = (desk: Desk, slug: string): Named | undefined =>
  Object.entries(agencyNames(desk))
    .map(([id, name]) => ({ id, name }))
    .find(({ name }) => slugOf(name) === slug)

type Place = Pick<QuotePlace, 'agency' | 'branch' | 'negotiator' | 'person_id'>

const placeOf = ({ person }: Desk, { cut, it }: Grid, key: string): Place => {
  const words = parseNamesKey(key)
  if (cut === 'bdm-places' || cut === 'giver-places') {
    const [, agency = '', branch = '', negotiator = ''] = words
    return { agency, branch, negotiator, person_id: it.id || person.id }
  }
  const [agency = '', branch = '', person_id = ''] = words
  return { agency, branch, negotiator: '', person_id }
}

const named = <Row extends Place>(desk: Desk, { of }: Grid, rows: readonly Row[]) => {
  const agencies = agencyNames(desk)
  return rows.map((it) => ({
    ...it,
    name: of === 'person' ? (agencies[it.agency] ?? it.agency) : nameOf(desk, it.person_id),
  }))
}

const byPlace = (a: QuotePlace, b: QuotePlace) =>
  a.name.localeCompare(b.name) ||
  a.branch.localeCompare(b.branch) ||
  a.negotiator.localeCompare(b.negotiator)

const sumOf = (rows: readonly Keyed[]): QuoteMeasures =>
  rows.reduce<QuoteMeasures>((sum, it) => added(sum, it), measuresOf())

const deadBy = (figures: Figures, giver: string, within: { first: string; last: string }) =>
  deadOf(
    figures
      .byKey({ cut: 'giver-dead', within, begins: beginning(giver) })
      .map((it) => ({ ...it, key: parseDeadKey(it.key)[1] })),
  )

const mediansOf = (givers: readonly Keyed[]) =>
  Object.fromEntries(
    effortFigures.map((key) => [key, medianOf(givers.map((it) => figureOf(key, it)))]),
  )
