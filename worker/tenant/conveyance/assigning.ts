import type { BulkOutcome } from '#domain/conveyance/api'
import type { AssignmentBody } from '#domain/conveyance/bodies'
import { setDetails } from '#domain/conveyance/details'
import { Refusal } from '#domain/refusal'
import { staffNamed } from '#tenant/core/resolving-references'
import type { RequestContext } from '#tenant/runtime/context'

export const assignCases = (
  context: RequestContext,
  { fee_earner: to, cases }: AssignmentBody,
): BulkOutcome => {
  const fee_earner = staffNamed(context, 'fee_earner', to)
  const { conveyances, now } = context
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (const { id, version } of cases) {
    try {
      conveyances.change(id, version, (it) => setDetails(it, { fee_earner }, now))
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.refused.push({ id, name: nameOf(context, id), why: error.message })
    }
  }
  return outcome
}

// A case outside the person’s scope is not named.
const nameOf = ({ conveyances }: RequestContext, id: string) => {
  try {
    return conveyances.get(id).ref
  } catch {
    return ''
  }
}
