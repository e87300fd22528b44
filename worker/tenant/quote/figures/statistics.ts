import type { QueryOf } from '#domain/endpoint'
import { tableFrom } from '#domain/entries'
import { DeadReason } from '#domain/quote/case/bodies'
import { quoteSourceNames } from '#domain/quote/case/source'
import {
  againstScaleNames,
  bandNames,
  type CutDetail,
  cohortNames,
  feeClassNames,
  quoteCuts,
  speedNames,
  tenureNames,
} from '#domain/quote/class'
import type { CutRow, QuoteStatistics, quoteStatisticsApi } from '#domain/quote/figures/api'
import { type Expected, forecastOf, ratesOf } from '#domain/quote/figures/forecast'
import { measuresOf } from '#domain/quote/figures/measure'
import { monthsOf, periodBefore, periodOf } from '#domain/quote/figures/statistics'
import type { RequestContext } from '#tenant/runtime/context'
import { parsePipelineKey, parseStandingKey } from './cell-key.ts'
import { type Figures, figuresOf, type Keyed } from './figures.ts'
import { leagueOf } from './league.ts'
import { countBatch, isPending } from './recount.ts'
import { type FigureScope, figureScope } from './scope.ts'

export type Asked = QueryOf<typeof quoteStatisticsApi.show>

const USUAL_MONTHS = 3
const FORECAST_MONTHS = 12
/** Most batches of older cases to count during one request. */
const MOST_BATCHES = 4

export const figuresFor = (
  context: RequestContext,
  { months = USUAL_MONTHS, until, whose, ...filters }: Asked,
) => {
  for (let batch = 0; batch < MOST_BATCHES && countBatch(context); batch += 1);
  const scope = figureScope(context, whose)
  const period = periodOf(context.today, months, until)
  return {
    scope,
    period,
    before: periodBefore(context.today, period),
    figures: figuresOf(context.store, scope, filters),
    head: headOf(context, scope, period),
  }
}

const headOf = (
  context: RequestContext,
  { whose, reach }: FigureScope,
  period: ReturnType<typeof periodOf>,
) => ({
  as_of: context.now,
  from: period.from,
  until: period.until,
  first: period.first,
  last: period.last,
  whose,
  reach,
  pending: isPending(context.store),
})

/** The figures of cases within a person’s scope, by when they were first priced. */
export const quoteStatistics = (context: RequestContext, asked: Asked): QuoteStatistics => {
  const { head, figures, period, before } = figuresFor(context, asked)
  const monthly = new Map(figures.monthly(period).map((it) => [it.month, it]))
  return {
    ...head,
    total: figures.total(period),
    before: figures.total(before),
    months: monthsOf(period).map((month) => ({ ...measuresOf(monthly.get(month)), month })),
    cuts: cutsOf(context, figures, period),
    givers: leagueOf(context, figures, { period, before }),
    dead: deadOf(figures.byKey({ cut: 'dead', within: period })),
    standing: standingOf(figures),
    forecast: forecastIn(context, figures),
    cohort: cohortIn(figures, period),
  }
}

/** The number of cases lost for each reason, most frequent first. */
export const deadOf = (rows: readonly Keyed[]) =>
  rows
    .map(({ key, dead }) => ({ reason: DeadReason.parse(key), count: dead }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason))

type Months = { readonly first: string; readonly last: string }

const cutNames: Readonly<Record<Exclude<CutDetail, 'agency'>, Readonly<Record<string, string>>>> = {
  source: quoteSourceNames,
  stage: { presold: 'Presold', sold: 'Sold' },
  band: bandNames,
  tenure: tenureNames,
  fee: feeClassNames,
  against: againstScaleNames,
  speed: speedNames,
}

const cutsOf = (
  context: RequestContext,
  figures: Figures,
  within: Months,
): QuoteStatistics['cuts'] => {
  const agencies = agencyNames(context)
  const cut = (of: CutDetail): CutRow[] => {
    const isLed = of === 'source' || of === 'agency' || of === 'stage'
    const rows = isLed ? figures.withLeads({ cut: of, within }) : figures.byKey({ cut: of, within })
    const names = of === 'agency' ? agencies : cutNames[of]
    const order = Object.keys(names)
    return rows
      .map((it) => ({ ...it, name: names[it.key] ?? it.key }))
      .toSorted(
        of === 'agency' || of === 'source'
          ? (a, b) => b.quotes - a.quotes || b.leads - a.leads || a.name.localeCompare(b.name)
          : (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
      )
  }
  return tableFrom(quoteCuts, (of) => cut(of))
}

export const agencyNames = ({ store }: RequestContext): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    store
      .rows<{ id: string; name: string }>('SELECT id, name FROM agencies')
      .map(({ id, name }) => [id, name]),
  ),
  none: 'Own contacts',
})

const ALWAYS = { first: '', last: '' }

const standingOf = (figures: Figures): QuoteStatistics['standing'] =>
  figures
    .byKey({ cut: 'standing', within: ALWAYS })
    .map((keyed) => {
      const [status, sale_stage] = parseStandingKey(keyed.key)
      return { status, sale_stage, count: keyed.quotes, fee_ex_vat: keyed.fee_quoted }
    })
    .toSorted(
      (a, b) => a.status.localeCompare(b.status) || a.sale_stage.localeCompare(b.sale_stage),
    )

const forecastIn = ({ today }: RequestContext, figures: Figures): QuoteStatistics['forecast'] => {
  const year = periodOf(today, FORECAST_MONTHS)
  const byStage = new Map(figures.byKey({ cut: 'stage', within: year }).map((it) => [it.key, it]))
  const rates = ratesOf({
    presold: measuresOf(byStage.get('presold')),
    sold: measuresOf(byStage.get('sold')),
  })
  const open = figures.byKey({ cut: 'pipeline', within: ALWAYS }).map((keyed): Expected => {
    const [pipeline, month] = parsePipelineKey(keyed.key)
    return { pipeline, month, count: keyed.quotes, fee: keyed.fee_quoted }
  })
  return { rates, months: forecastOf(open, rates, today.slice(0, 7)) }
}

const cohortIn = (figures: Figures, period: ReturnType<typeof periodOf>) => {
  const found = Map.groupBy(figures.byMonth({ cut: 'cohort', within: period }), (it) => it.month)
  return monthsOf(period).map((month) => {
    const monthRows = found.get(month) ?? []
    const countOf = (key: string) => monthRows.find((it) => it.key === key)?.instructed ?? 0
    return {
      month,
      instructed: monthRows.reduce((sum, it) => sum + it.instructed, 0),
      classes: Object.fromEntries(Object.keys(cohortNames).map((key) => [key, countOf(key)])),
    }
  })
}
