import { assertAllowed } from '#domain/act'
import { setDetails } from '#domain/conveyance/details'
import { delegateActs } from '#domain/delegate/acts'
import { withPower, withPowerSeen } from '#domain/delegate/changing'
import type { Delegate } from '#domain/delegate/delegate'
import { isOpen } from '#domain/document/access'
import type { Document } from '#domain/document/document'
import { invalid } from '#domain/refusal'
import { caseToChange, ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { documentsOf } from '#tenant/document/documents'
import type { RequestContext } from '#tenant/runtime/context'
import { changed, invite } from './announcing.ts'
import { delegatesOf } from './stored.ts'
import { concernedBy } from './telling.ts'

export type DelegateAddress = { readonly id: string; readonly delegate: string }

/** The document that a power is; throws 422 for one that is not of the case or cannot be opened. */
export const documentOfPower = (
  { store }: RequestContext,
  conveyanceId: string,
  documentId: string,
): Document => {
  const document = documentsOf(store).find(documentId)
  if (document?.subject_id !== conveyanceId || !isOpen(document))
    throw invalid({ document_id: ['Choose a document of this case.'] })
  return document
}

export const delegateToChange = (
  context: RequestContext,
  { id, delegate }: DelegateAddress,
  version: number,
) => {
  const conveyance = caseToChange(context, id)
  const before = delegatesOf(context.store).get(id, delegate)
  requireFresh(version, before)
  return { conveyance, before, acts: delegateActs(before, context.person, context.today) }
}

/** Says by which document of the case an attorney acts. */
export const recordPower = (
  context: RequestContext,
  address: DelegateAddress,
  { version, document_id }: { readonly version: number; readonly document_id: string },
): Delegate => {
  const { conveyance, before, acts } = delegateToChange(context, address, version)
  assertAllowed(acts.record_power)
  const document = documentOfPower(context, conveyance.id, document_id)
  const recorded = delegatesOf(context.store).replace(withPower(before, document_id, context))
  const { name, client } = recorded
  const detail = { name, client: client.name, document: document.name }
  context.recordEvents(
    [{ name: 'delegate.power-recorded', ...ofCase(conveyance), changed, detail }],
    concernedBy(conveyance, recorded),
  )
  return recorded
}

/** Says that a second person has seen the power: deeds of the case are signed on paper from now on, and the attorney is invited. */
export const confirmPower = (
  context: RequestContext,
  address: DelegateAddress,
  { version }: { readonly version: number },
): Delegate => {
  const { conveyance, before, acts } = delegateToChange(context, address, version)
  assertAllowed(acts.confirm_power)
  const seen = delegatesOf(context.store).replace(withPowerSeen(before, context))
  const flags = [...new Set([...conveyance.flags, 'attorney' as const])]
  const { conveyance: after } = context.conveyances.change(conveyance.id, null, (records) =>
    setDetails(records, { flags }, context.now),
  )
  invite(context, after, seen)
  return seen
}
