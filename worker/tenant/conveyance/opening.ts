import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import type { CaseChange } from '#domain/conveyance/settling'
import { openingFieldsOf } from '#domain/conveyance/workflow/opening-fields'
import { admitClient } from '#tenant/conveyance/portal/portal-users'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'

type CaseIdentity = { readonly id: string; readonly ref: string }

/** The case as opening it now makes it, not saved. */
export const openedCase = (
  { store, now }: RequestContext,
  body: OpeningBody,
  identity: CaseIdentity,
): CaseChange =>
  openConveyance(
    body,
    firmWorkflowsOf(store).forCase(body.matter_type, openingFieldsOf(body)),
    identity,
    now,
  )

export const openCase = (
  context: RequestContext,
  body: OpeningBody,
  identity: CaseIdentity,
): CaseRecords => {
  const opened = openedCase(context, body, identity)
  const records = context.as(system, context.by).conveyances.add(opened)
  for (const client of records.conveyance.clients) {
    const contact = context.contacts.find(client.contact_id)
    if (contact !== null) admitClient(context, contact)
  }
  return records
}
