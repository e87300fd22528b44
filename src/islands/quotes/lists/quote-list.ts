import { computed } from 'nanostores'
import type { Filter } from '#components/list/list-filter.ts'
import { statusNames } from '#domain/quote/case/labels'
import type { QuoteCaseRow, QuoteCaseStatus } from '#domain/quote/case/quote-case'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { pluralise } from '#lib/format'
import { agencyChoices } from '#stores/list/choices'
import { exportQuotes } from '#stores/quote/case/acts'
import { $quoteCaseRows, $quoteCaseTotals } from '#stores/quote/case/quote-cases'
import { $session } from '#stores/user/session'
import { figureFilters } from './quote-figure-filters.ts'

const ownerOptions = async () => {
  const me = $session.get()?.user.id ?? ''
  const owners = $quoteCaseRows.get().rows.flatMap(({ owner }) => owner ?? [])
  const others = new Map(owners.filter(({ id }) => id !== me).map(({ id, name }) => [id, name]))
  return [{ value: me, label: 'me' }, ...[...others].map(([value, label]) => ({ value, label }))]
}

const filtersOf = (statuses: readonly QuoteCaseStatus[]): readonly Filter[] => [
  ...(statuses.length > 0
    ? [
        {
          name: 'status',
          label: 'Status',
          options: statuses.map((value) => ({ value, label: statusNames[value] })),
        },
      ]
    : []),
  { name: 'owner_id', label: 'Owner', options: ownerOptions },
  { name: 'agency_id', label: 'Agency', options: agencyChoices },
  { name: 'import_id', label: 'Import', options: importsOf },
  ...figureFilters,
]

const importsOf = async () => (await import('#stores/import/imports')).importChoices('quotes')

const figures = computed($quoteCaseTotals, ({ data }) =>
  data === undefined
    ? undefined
    : {
        ...data,
        sums: [
          { label: 'Fees', amount: data.fee_ex_vat },
          { label: 'With VAT and disbursements', amount: data.total_inc_vat },
        ],
        late: data.overdue > 0 && `${pluralise(data.overdue, 'next step')} overdue`,
      },
)

export const quoteParts = (
  statuses: readonly QuoteCaseStatus[],
  more: ListParts<QuoteCaseRow>,
): ListParts<QuoteCaseRow> => ({
  filters: filtersOf(statuses),
  dates: {
    label: 'Date',
    kinds: [
      { value: 'until', label: 'Valid until' },
      { value: 'changed', label: 'Last change' },
    ],
    usual: ['until'],
  },
  find: { placeholder: 'Name, number, postcode or address' },
  exported: exportQuotes,
  exportNeeds: 'quotes.view-any',
  figures,
  ...more,
})
