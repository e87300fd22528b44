import type { PackRow } from '#domain/sale-ready-pack/view'
import type { ListParts } from '#islands/lists/list-parts.ts'

const parts: ListParts<PackRow> = {
  views: [
    { key: 'all', label: 'In use' },
    { key: 'collecting', label: 'Collecting' },
    { key: 'ready', label: 'Ready, not released' },
    { key: 'released', label: 'Released' },
    { key: 'stale', label: 'Out of date' },
    { key: 'to_order', label: 'To order' },
    { key: 'withdrawn', label: 'Withdrawn' },
  ],
  filters: [],
  find: { label: 'Find a pack', placeholder: 'Address, seller or agency' },
}
export default parts
