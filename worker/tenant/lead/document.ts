import { Lead, LeadRow } from '#domain/lead/lead'
import type { DocumentShape } from '#tenant/core/document'

export const leadDocument: DocumentShape<Lead> = {
  name: 'leads',
  isVersioned: true,
  shape: 1,
  schema: Lead,
  upgrades: [],
}

/** The row of the lists; it is saved with its lead and has the same shape number. */
export const leadRowDocument: DocumentShape<LeadRow> = {
  name: 'leads line',
  table: 'leads',
  column: 'line',
  shape: 1,
  schema: LeadRow,
  upgrades: [],
}
