import { Requisition } from '#domain/requisition/requisition'
import type { DocumentShape, Upgrade } from '#tenant/core/document'

/** Shape 1 had neither flags nor promises, and was never amended. */
const withFlags: Upgrade = (doc) => {
  const { items, sent } = doc
  return {
    ...doc,
    items: Array.isArray(items)
      ? items.map((item) => ({ ...item, undertaking: false, flag: null }))
      : items,
    sent: typeof sent === 'object' && sent !== null ? { ...sent, document: null } : null,
    earlier: [],
    ended: null,
  }
}

export const requisitionDocument: DocumentShape<Requisition> = {
  name: 'requisitions',
  isVersioned: true,
  shape: 2,
  schema: Requisition,
  upgrades: [withFlags],
}
