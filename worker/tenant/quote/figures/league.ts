import type { QuoteLeagueRow } from '#domain/quote/figures/api'
import { monthsOf, periodOf, type QuotePeriod, slugOf } from '#domain/quote/figures/statistics'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { parseDeadKey } from './cell-key.ts'
import type { Dated, Figures } from './figures.ts'
import { seesReports } from './reports-access.ts'

const TREND_MONTHS = 6

export const trendOf = (today: string, { last }: QuotePeriod) => periodOf(today, TREND_MONTHS, last)

export const instructedBy = (trend: QuotePeriod, rows: readonly Dated[]) =>
  monthsOf(trend).map((month) => rows.find((it) => it.month === month)?.instructed ?? 0)

export const nameOf = ({ users }: Pick<RequestContext, 'users'>, id: string) => {
  const user = id === '' ? null : users.find(id)
  return user ? fullName(user) : 'Nobody'
}

type Periods = { readonly period: QuotePeriod; readonly before: QuotePeriod }

/** The figures of each quote giver, most instructed first; names of others are null without reports.view-any. */
export const leagueOf = (
  context: RequestContext,
  figures: Figures,
  { period, before }: Periods,
) => {
  const { person, today } = context
  const seesNames = seesReports(person)
  const trend = trendOf(today, period)
  const recent = Map.groupBy(figures.byMonth({ cut: 'giver', within: trend }), (it) => it.key)
  const earlier = new Map(figures.byKey({ cut: 'giver', within: before }).map((it) => [it.key, it]))
  const losses = figures.byKey({ cut: 'giver-dead', within: period }).map((keyed) => {
    const [giver, reason] = parseDeadKey(keyed.key)
    return { giver, reason, count: keyed.dead }
  })
  return figures
    .withLeads({ cut: 'giver', within: period })
    .filter((it) => it.quotes > 0)
    .map(({ key, ...counted }): QuoteLeagueRow => {
      const name = nameOf(context, key)
      const mine = key === person.id
      const isNamed = mine || seesNames
      const past = earlier.get(key)
      return {
        ...counted,
        id: isNamed ? key || 'none' : null,
        name: isNamed ? name : null,
        slug: isNamed && key !== '' ? slugOf(name) : null,
        mine,
        trend: instructedBy(trend, recent.get(key) ?? []),
        before: past ? withoutKey(past) : null,
        dead_by: losses
          .filter(({ giver }) => giver === key)
          .map(({ reason, count }) => ({ reason, count }))
          .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
      }
    })
    .toSorted((a, b) => b.instructed - a.instructed || b.quotes - a.quotes)
}

const withoutKey = <T extends { readonly key: string }>({ key: _, ...it }: T) => it
