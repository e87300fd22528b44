import type { KeyHandoverEntry } from '#domain/agent/keys/bodies'
import { handedOver } from '#domain/agent/keys/handing-over'
import type { KeyHandover } from '#domain/agent/keys/handover'
import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { Store } from '#tenant/core/store'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { keyHandoverDocument } from './document.ts'

/** The handovers of some cases, by the id of the case. */
export const handoversOf = (store: Store, ids: readonly string[]) => {
  const found = caseRecordsOf(store, keyHandoverDocument).of(ids)
  const byCase = new Map(found.map((it) => [it.conveyance_id, it]))
  return (id: string): KeyHandover | null => byCase.get(id) ?? null
}

/**
 * Confirms that the keys of a case of the agent’s agency changed hands, or corrects it. Throws 404 for a case of
 * another agency, 409 before completion and for a version that somebody has corrected since.
 */
export const recordHandover = (
  context: RequestContext,
  id: string,
  entry: KeyHandoverEntry,
): KeyHandover => {
  const { store, conveyances, by, now, newId } = context
  const conveyance = conveyances.get(id)
  const before = handoversOf(store, [id])(id)
  requireFresh(entry.version, before ?? { id, version: 0 })
  const handover = handedOver(conveyance, entry, { id: before?.id ?? newId(), by, now })
  const records = caseRecordsOf(store, keyHandoverDocument)
  const saved = before === null ? records.insert(handover) : records.replace(handover)
  const { at, to } = saved
  const detail = { at, to, is_correction: before !== null }
  context.recordEvents(
    [{ name: 'keys.handed-over', ...ofCase(conveyance), changed: ['keys'], detail }],
    everybodyOf(conveyance),
  )
  return saved
}

const everybodyOf = (conveyance: Conveyance) => ({
  clients: conveyance.clients.map((it) => it.contact_id),
  users: peopleOfConveyance(conveyance),
  agencies: conveyance.agency ? [conveyance.agency.agency.id] : [],
})
