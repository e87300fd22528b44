import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { documentsFor } from './reading.ts'

/** A document of a case by its id, as a record that rests on it keeps it; throws 422 at `field` for any other. */
export const caseDocument = (
  context: RequestContext,
  conveyanceId: string,
  document: string,
  field = 'document',
) => {
  const all = documentsFor(context, { kind: 'conveyance', id: conveyanceId })
  const found = all.find(({ id }) => id === document)
  if (found === undefined) throw invalid({ [field]: ['Choose a document of this case.'] })
  return { id: found.id, name: found.name }
}
