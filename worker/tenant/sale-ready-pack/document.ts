import { isRecord } from '#domain/is-record'
import { PackRecord } from '#domain/sale-ready-pack/record'
import type { DocumentShape } from '#tenant/core/document'

const sellersOf = (sellers: unknown) =>
  Array.isArray(sellers)
    ? sellers.map((it: unknown) => (isRecord(it) ? { ...it, account_contact_id: null } : it))
    : sellers

export const saleReadyPackDocument: DocumentShape<PackRecord> = {
  name: 'sale_ready_packs',
  isVersioned: true,
  shape: 2,
  schema: PackRecord,
  upgrades: [
    // Before, whoever shares an address with somebody else was found by their contact alone.
    (doc) => ({ ...doc, sellers: sellersOf(doc['sellers']) }),
  ],
}
