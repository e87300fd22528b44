import type { PackParty, PackRead, PackSource, PackStatus } from './record.ts'
import type { ItemState } from './standing.ts'

export const packStatusLabels: Readonly<Record<PackStatus, string>> = {
  collecting: 'Collecting',
  ready: 'Ready',
  released: 'Released',
  withdrawn: 'Withdrawn',
}

export const packSourceLabels: Readonly<Record<PackSource, string>> = {
  client: 'Client',
  us: 'Conveyancer',
  document: 'Document',
  data: 'Data received',
}

export const packPartyLabels: Readonly<Record<PackParty, string>> = {
  conveyancer: 'Buyer’s conveyancer',
  agent: 'Estate agent',
  other: 'Buyer or lender',
}

/** What somebody opened by their link. */
export const readNames: Readonly<Record<PackRead['what'], string>> = {
  page: 'Pack',
  pdf: 'PDF',
  data: 'Data',
  file: 'Document',
}

export const itemStateLabels: Readonly<Record<ItemState, string>> = {
  ready: 'Ready',
  issue: 'Issue',
  stale: 'Out of date',
  unsure: 'Not sure',
  missing: 'Missing',
  not_applicable: 'Not needed',
}
