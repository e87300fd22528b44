import { assertAllowed } from '#domain/act'
import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { mayOpenCase } from '#domain/lead/acts'
import { openCaseFromLead } from '#domain/lead/case-opening'
import { openCase } from '#tenant/conveyance/opening'
import { resolveReferences } from '#tenant/core/resolving-references'
import type { RequestContext } from '#tenant/runtime/context'

/** Opens a case without a quote. The lead that it came from, if any, is converted; throws 409 when it cannot be. */
export const openDirectCase = (context: RequestContext, body: OpeningBody): CaseRecords => {
  const { newId, numbers, today, leads, now } = context
  const leadId = body.lead_id ?? null
  if (leadId !== null) assertAllowed(mayOpenCase(leads.get(leadId)))
  const resolved = resolveReferences(context, body)
  const identity = { id: newId(), ref: numbers.caseRef(body.matter_type, today, leadId) }
  const records = openCase(context, resolved, identity)
  if (leadId === null) return records
  const { matter_type, clients } = records.conveyance
  const opened = { ...identity, matter_type, contact_id: clients[0]?.contact_id ?? null }
  leads.change(leadId, null, (lead) => openCaseFromLead(lead, opened, now))
  return records
}
