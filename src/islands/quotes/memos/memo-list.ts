import type { SaleMemoRow } from '#domain/sale-memo/view'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<SaleMemoRow> = {
  views: [
    { key: 'all', label: 'To check' },
    { key: 'unmatched', label: 'Unmatched' },
    { key: 'confirmed', label: 'Confirmed' },
    { key: 'closed', label: 'Fell through or replaced' },
    { key: 'every', label: 'All' },
  ],
  filters: [],
  find: { label: 'Find a memo', placeholder: 'Address, name or agency' },
}
export default parts
