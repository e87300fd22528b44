import { isRecord } from '#domain/is-record'
import { PackRecord } from '#domain/sale-ready-pack/record'
import type { DocumentShape } from '#tenant/core/document'

const sellersOf = (sellers: unknown) =>
  Array.isArray(sellers)
    ? sellers.map((it: unknown) => (isRecord(it) ? { ...it, account_contact_id: null } : it))
    : sellers

const consentsOf = (consents: unknown) =>
  Array.isArray(consents)
    ? consents.map((it: unknown) => (isRecord(it) ? { ...it, outdated_at: null } : it))
    : consents

export const saleReadyPackDocument: DocumentShape<PackRecord> = {
  name: 'sale_ready_packs',
  isVersioned: true,
  shape: 3,
  schema: PackRecord,
  upgrades: [
    // Before, whoever shares an address with somebody else was found by their contact alone.
    (doc) => ({ ...doc, sellers: sellersOf(doc['sellers']) }),
    // Before, nothing was ordered from a pack, and a consent stood whatever changed after a release.
    (doc) => ({ ...doc, orders: [], consents: consentsOf(doc['consents']) }),
  ],
}
