import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import { admitClient } from '#tenant/conveyance/portal/portal-users'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'

type CaseIdentity = { readonly id: string; readonly ref: string }

export const openCase = (
  context: RequestContext,
  body: OpeningBody,
  identity: CaseIdentity,
): CaseRecords => {
  const workflow = firmWorkflowsOf(context.store).inForce(body.matter_type)
  const opened = openConveyance(body, workflow, identity, context.by, context.now)
  const records = context.as(system, context.by).conveyances.add(opened)
  for (const client of records.conveyance.clients) {
    const contact = context.contacts.find(client.contact_id)
    if (contact !== null) admitClient(context, contact)
  }
  return records
}
