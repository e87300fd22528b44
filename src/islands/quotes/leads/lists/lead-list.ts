import { computed } from 'nanostores'
import { optionsOf } from '#components/form/options-of.ts'
import { leadSourceNames } from '#domain/lead/labels'
import type { LeadRow } from '#domain/lead/lead'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { leadBulk } from '#islands/quotes/leads/acts/lead-bulk.ts'
import { exportLeads } from '#stores/lead/acts'
import { $leadTotals } from '#stores/lead/leads'
import { leadOwnerChoices } from '#stores/lead/owner-choices'
import { agencyChoices } from '#stores/list/choices'
import { leadFigureFilters } from './lead-figure-filters.ts'

const importsOf = async () => (await import('#stores/import/imports')).importChoices('leads')

const figures = computed($leadTotals, ({ data }) =>
  data === undefined
    ? undefined
    : {
        ...data,
        views: { ...data.views, all: data.views['open'] ?? 0 },
        late: data.late > 0 && `${data.late} overdue for a first call`,
      },
)

const stages = [
  { value: 'sold', label: 'Sold' },
  { value: 'presold', label: 'Presold' },
]

const filters: ListParts<LeadRow>['filters'] = [
  { name: 'source', label: 'Source', options: optionsOf(leadSourceNames) },
  {
    name: 'owner_id',
    label: 'Owner',
    options: async () => [{ value: 'none', label: 'nobody' }, ...(await leadOwnerChoices())],
  },
  { name: 'agency_id', label: 'Agency', options: agencyChoices },
  { name: 'import_id', label: 'Import', options: importsOf },
  ...leadFigureFilters,
]

export const leadParts = (isByStage: boolean): ListParts<LeadRow> => ({
  filters: isByStage ? filters : [...filters, { name: 'stage', label: 'Stage', options: stages }],
  dates: {
    label: 'Date',
    kinds: [
      { value: 'received', label: 'Received' },
      { value: 'next', label: 'Next call' },
    ],
    usual: ['received'],
  },
  find: { placeholder: 'Name, number, postcode or telephone' },
  exported: exportLeads,
  exportNeeds: 'leads.view-any',
  figures,
  bulkNeeds: 'leads.view-any',
  bulk: leadBulk,
})

export default {
  ...leadParts(false),
  countsViews: true,
  views: [
    { key: 'all', label: 'Open' },
    { key: 'new', label: 'New' },
    { key: 'unanswered', label: 'Unanswered', hurts: true },
    { key: 'mine', label: 'Mine' },
    { key: 'call-backs', label: 'Call-backs' },
    { key: 'converted', label: 'Converted' },
    { key: 'lost', label: 'Lost' },
    { key: 'spam', label: 'Spam' },
  ],
} satisfies ListParts<LeadRow>
