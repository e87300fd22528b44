import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import { matterNames } from '#domain/matter-names'
import { partyLabels } from '#domain/party'
import type { ConveyanceRow } from './conveyance.ts'
import { statusName } from './labels.ts'

export const conveyanceExport: readonly ExportColumn<ConveyanceRow>[] = [
  { key: 'ref', head: 'Ref', of: (it) => it.ref },
  { key: 'client', head: 'Client', of: (it) => it.client },
  {
    key: 'property',
    head: 'Property',
    of: ({ address }) => [address.line, address.town, address.postcode].filter(Boolean).join(', '),
  },
  { key: 'matter', head: 'Matter', of: (it) => matterNames[it.matter_type] },
  { key: 'status', head: 'Status', of: (it) => statusName(it.status, it.matter_type) },
  { key: 'stage', head: 'Stage', of: (it) => it.stage.name },
  {
    key: 'holder',
    head: 'Who is acting',
    of: ({ holder }) => holder && (holder.name ?? partyLabels[holder.party]),
  },
  { key: 'next', head: 'Next task', of: (it) => it.next?.title ?? null },
  { key: 'due', head: 'Due', of: (it) => it.next?.due_on ?? null },
  { key: 'next_on', head: 'Next date', of: (it) => it.next_date?.on ?? null },
  { key: 'target', head: 'Target', of: (it) => it.target_on },
  { key: 'exchange', head: 'Exchange target', of: (it) => it.exchange_target_on },
  { key: 'contact', head: 'Last contact', of: (it) => it.last_client_contact_on },
  { key: 'fee_earner', head: 'Fee earner', of: (it) => it.fee_earner.name },
  { key: 'agency', head: 'Agency', of: (it) => it.agency },
  { key: 'lender', head: 'Lender', of: (it) => it.lender },
  { key: 'price', head: 'Price', of: (it) => formatPoundsCell(it.price) },
  { key: 'fees', head: 'Fees', of: (it) => formatPoundsCell(it.fees) },
]
