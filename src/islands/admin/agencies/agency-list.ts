import { optionsOf } from '#components/form/options-of.ts'
import { agencyTypeLabels } from '#domain/agent/labels'
import type { AgencyRow } from '#domain/agent/view'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { exportAgencies } from '#stores/agent/agency-records'

const parts: ListParts<AgencyRow> = {
  views: [
    { key: 'all', label: 'In use' },
    { key: 'archived', label: 'Archived' },
  ],
  filters: [{ name: 'type', label: 'Type', options: optionsOf(agencyTypeLabels) }],
  find: { label: 'Find an agency', placeholder: 'Name or branch' },
  exported: exportAgencies,
}
export default parts
