import { optionsOf } from '#components/form/options-of.ts'
import type { Filter } from '#components/list/list-filter.ts'
import { addMonths } from '#domain/dates'
import { quoteSourceNames } from '#domain/quote/case/source'
import { today } from '#lib/format'
import { agencyChoices } from '#stores/list/choices'
import { monthName } from './month-name.ts'

const MONTHS_BACK = 18

const monthsBack = () =>
  Array.from({ length: MONTHS_BACK }, (_, at) => {
    const value = addMonths(`${today().slice(0, 7)}-01`, -at).slice(0, 7)
    return { value, label: monthName(value) }
  })

export const statisticsFilters = (): readonly Filter[] => [
  { name: 'until', label: 'Up to', options: monthsBack() },
  { name: 'source', label: 'Source', options: optionsOf(quoteSourceNames) },
  {
    name: 'agency',
    label: 'Agency',
    options: async () => [{ value: 'none', label: 'own contacts' }, ...(await agencyChoices())],
  },
  { name: 'stage', label: 'Stage', options: optionsOf({ presold: 'presold', sold: 'sold' }) },
  { name: 'whose', label: 'Whose', options: optionsOf({ mine: 'mine', team: 'my team' }) },
]
