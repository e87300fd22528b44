import { optionsOf } from '#components/form/options-of.ts'
import type { Filter, FilterOption } from '#components/list/list-filter.ts'
import { addMonths } from '#domain/dates'
import { monthName } from '#islands/quotes/statistics/month-name.ts'
import { today } from '#lib/format'
import { leadOwnerChoices } from '#stores/lead/owner-choices'
import { agencyChoices } from '#stores/list/choices'

const MONTHS_BACK = 24

const months = async () =>
  Array.from({ length: MONTHS_BACK }, (_, at) => {
    const value = addMonths(`${today().slice(0, 7)}-01`, -at).slice(0, 7)
    return { value, label: monthName(value) }
  })

/** The value in the URL as the only option: branches and negotiators are known by name alone. */
const valueInUrl = (name: string) => async (): Promise<FilterOption[]> => {
  const value = new URLSearchParams(location.search).get(name)
  return value === null ? [] : [{ value, label: value }]
}

const introducers = async () => {
  const introducerOptions = [{ value: 'none', label: 'own contacts' }, ...(await agencyChoices())]
  const urlOptions = await valueInUrl('introducer')()
  return [
    ...introducerOptions,
    ...urlOptions.filter(({ value }) => introducerOptions.every((it) => it.value !== value)),
  ]
}

export const leadFigureFilters: readonly Filter[] = [
  { name: 'received_from', label: 'Received from', options: months },
  { name: 'received_until', label: 'Received up to', options: months },
  { name: 'introducer', label: 'Introducer', options: introducers },
  { name: 'branch', label: 'Branch', options: valueInUrl('branch') },
  { name: 'negotiator', label: 'Negotiator', options: valueInUrl('negotiator') },
  {
    name: 'bdm_id',
    label: 'BDM',
    options: async () => [{ value: 'none', label: 'nobody' }, ...(await leadOwnerChoices())],
  },
  { name: 'whose', label: 'Whose', options: optionsOf({ mine: 'mine', team: 'my team' }) },
]
