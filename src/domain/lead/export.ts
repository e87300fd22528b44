import { type ExportColumn, formatInstant, formatPoundsCell } from '#domain/list/export'
import { NO_DEADLINE } from './clock.ts'
import { intentLabels, leadSourceNames, leadStatusNames } from './labels.ts'
import type { LeadRow } from './lead.ts'

export const leadExport: readonly ExportColumn<LeadRow>[] = [
  { key: 'number', head: 'Number', of: (it) => it.number },
  { key: 'received', head: 'Received', of: (it) => formatInstant(it.received_at) },
  { key: 'person', head: 'Person', of: (it) => it.person },
  { key: 'phone', head: 'Telephone', of: (it) => it.phone },
  { key: 'email', head: 'Email', of: (it) => it.email },
  { key: 'source', head: 'Source', of: (it) => leadSourceNames[it.source] },
  { key: 'agency', head: 'Agency', of: (it) => it.agency },
  { key: 'intent', head: 'Matter', of: (it) => intentLabels(it.intent) },
  { key: 'stage', head: 'Stage', of: (it) => it.sale_stage },
  { key: 'address', head: 'Address', of: (it) => it.address },
  { key: 'postcode', head: 'Postcode', of: (it) => it.postcode },
  {
    key: 'price',
    head: 'Price',
    of: (it) => (it.price === null ? null : formatPoundsCell(it.price)),
  },
  { key: 'status', head: 'Status', of: (it) => leadStatusNames[it.status] },
  { key: 'owner', head: 'Owner', of: (it) => it.owner?.name ?? null },
  { key: 'answered', head: 'First response', of: (it) => formatInstant(it.first_response_at) },
  {
    key: 'clock',
    head: 'Response due',
    of: (it) => formatInstant(it.response_due_at === NO_DEADLINE ? null : it.response_due_at),
  },
  { key: 'attempts', head: 'Attempts', of: (it) => it.attempts },
  { key: 'next', head: 'Next', of: (it) => formatInstant(it.next_action?.at ?? null) },
  { key: 'market', head: 'On market since', of: (it) => it.on_market_since },
  { key: 'pack', head: 'Pack offered', of: (it) => formatInstant(it.pack_offered_at) },
  { key: 'memo', head: 'Memo received', of: (it) => formatInstant(it.memo_received_at) },
  { key: 'other_side', head: 'Other side', of: (it) => it.other_side },
  { key: 'exchange', head: 'Target exchange', of: (it) => it.target_exchange_on },
]
