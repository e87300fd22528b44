import type { Conveyance } from '#domain/conveyance/conveyance'
import { branchDocument, negotiatorDocument } from '#tenant/agent/document'
import { type DocumentShape, parseDocument, selectDocuments } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import type { Recipient } from '#tenant/events/messages'

/** The negotiator of a case, or else the branch, with their address; none without an agent. */
export const agentsOf = (store: Store, { agency }: Pick<Conveyance, 'agency'>): Recipient[] => {
  if (!agency) return []
  const negotiator = find(store, negotiatorDocument, agency.negotiator?.id)
  const branch = find(store, branchDocument, agency.branch?.id)
  const { email, phone } = (negotiator?.email ? negotiator : branch) ?? { email: null, phone: null }
  return [{ name: negotiator?.name ?? agency.agency.name, email, phone }]
}

const find = <T>(store: Store, kind: DocumentShape<T>, id = ''): T | null => {
  const row = store.row<{ id: string; shape: number; doc: string }>(
    `${selectDocuments(kind)} WHERE id = ?`,
    id,
  )
  return row && parseDocument(kind, row)
}
