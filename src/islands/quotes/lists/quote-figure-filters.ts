import { optionsOf } from '#components/form/options-of.ts'
import type { Filter, FilterOption } from '#components/list/list-filter.ts'
import { addMonths } from '#domain/dates'
import { deadReasonNames } from '#domain/quote/case/labels'
import { quoteSourceNames } from '#domain/quote/case/source'
import {
  againstScaleNames,
  bandNames,
  cohortNames,
  feeClassNames,
  speedNames,
  tenureNames,
} from '#domain/quote/class'
import { type Figure, quoteFigures, quoteRows } from '#domain/quote/figures/figure'
import type { RowsName } from '#domain/quote/figures/rows-labels'
import { monthName } from '#islands/quotes/statistics/month-name.ts'
import { today } from '#lib/format'
import { agencyChoices } from '#stores/list/choices'
import { $quoteCaseRows } from '#stores/quote/case/quote-cases'

const MONTHS_BACK = 24
const MONTHS_AHEAD = 6

const months = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const value = addMonths(`${today().slice(0, 7)}-01`, from - at).slice(0, 7)
    return { value, label: monthName(value) }
  })
const pastMonths = () => Promise.resolve(months(0, MONTHS_BACK))

/** The value in the URL as the only option: places and people are known by that alone. */
const valueInUrl =
  (name: RowsName, of: (value: string) => string) => async (): Promise<FilterOption[]> => {
    const value = new URLSearchParams(location.search).get(name)
    return value === null ? [] : [{ value, label: value === 'none' ? 'none' : of(value) }]
  }

const giverName = (id: string) => {
  const people = $quoteCaseRows.get().rows.flatMap(({ giver, bdm }) => [giver, bdm])
  return people.find((it) => it?.id === id)?.name ?? 'one person'
}

const figures: Readonly<Partial<Record<string, Figure>>> = quoteFigures
const progressNames = Object.fromEntries(
  quoteRows.flatMap((key) => {
    const figure = figures[key]
    return figure ? [[key, figure.name.toLowerCase()]] : []
  }),
)

const filter = (name: RowsName, label: string, options: Filter['options']): Filter => ({
  name,
  label,
  options,
})

export const figureFilters: readonly Filter[] = [
  filter('priced_from', 'First priced from', pastMonths),
  filter('priced_until', 'First priced up to', pastMonths),
  filter('came', 'Progress', optionsOf({ ...progressNames, ...measureNames() })),
  filter('source', 'Source', optionsOf(quoteSourceNames)),
  filter('agency', 'Introducer', async () => [
    { value: 'none', label: 'own contacts' },
    ...(await agencyChoices()),
  ]),
  filter(
    'branch',
    'Branch',
    valueInUrl('branch', (value) => value),
  ),
  filter(
    'negotiator',
    'Negotiator',
    valueInUrl('negotiator', (value) => value),
  ),
  filter('band', 'Price', optionsOf(bandNames)),
  filter('tenure', 'Tenure', optionsOf(tenureNames)),
  filter('fee', 'Our fee', optionsOf(feeClassNames)),
  filter('against', 'Discount', optionsOf(againstScaleNames)),
  filter('speed', 'First response', optionsOf(speedNames)),
  filter('dead_reason', 'Reason lost', optionsOf(deadReasonNames)),
  filter('credit', 'Credit', valueInUrl('credit', giverName)),
  filter('credit_bdm', 'BDM credit', valueInUrl('credit_bdm', giverName)),
  filter('whose', 'Whose', optionsOf({ mine: 'mine', team: 'my team' })),
  filter('expected', 'Expected', () => Promise.resolve(months(MONTHS_AHEAD, MONTHS_BACK))),
  filter('instructed', 'Instructed in', pastMonths),
  filter('cohort', 'Completed after', optionsOf(cohortNames)),
]

function measureNames() {
  return {
    overridden: 'adjusted manually',
    contacted: 'spoken to',
    answered: 'lead answered',
    called: 'called',
    turned: 'became sold',
  }
}
