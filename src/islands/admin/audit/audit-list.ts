import { optionsOf } from '#components/form/options-of.ts'
import type { Filter } from '#components/list/list-filter.ts'
import type { AuditEntry } from '#domain/audit/api'
import { type AuditView, auditViewLabels } from '#domain/audit/views'
import { keysOf, tableFrom } from '#domain/entries'
import { eventNames, eventTitle } from '#domain/events'
import type { ListParts } from '#islands/lists/list-parts.ts'
import { exportAudit, fetchAuditPeople } from '#stores/audit/audit'

const events = optionsOf(tableFrom(eventNames, eventTitle)).toSorted((a, b) =>
  a.label.localeCompare(b.label),
)

const filters: readonly Filter[] = [
  { name: 'person', label: 'Person', options: fetchAuditPeople },
  { name: 'event', label: 'Event', options: events },
]

const views: readonly AuditView[] = keysOf(auditViewLabels)

const parts: ListParts<AuditEntry> = {
  views: views.map((key) => ({ key, label: auditViewLabels[key] })),
  filters,
  dates: { label: 'Day', kinds: [], usual: [], presets: ['today', 'month'] },
  find: { label: 'Find an event', placeholder: 'Person, reference or name' },
  exported: exportAudit,
}
export default parts
