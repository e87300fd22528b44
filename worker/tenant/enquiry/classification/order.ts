import type { ClassificationOrder } from '#domain/enquiry/classification/bodies'
import type { ClassificationRow } from '#domain/enquiry/classification/classification'
import { wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { listClassifications } from './changing.ts'
import { classificationsOf } from './classifications.ts'

/** Puts the classifications in another order; throws 409 where the list has changed meanwhile. */
export const orderClassifications = (
  context: RequestContext,
  { codes }: ClassificationOrder,
): ClassificationRow[] => {
  const classifications = classificationsOf(context.store)
  const all = classifications.all()
  const places = new Map(codes.map((code, at) => [code, at + 1]))
  const isWhole = places.size === all.length && all.every(({ code }) => places.has(code))
  if (!isWhole)
    throw wrongState('classification.list_changed', 'The list has changed. Load it again.')
  const moved = all.filter(({ code, position }) => places.get(code) !== position)
  for (const it of moved)
    classifications.put({
      ...it,
      position: places.get(it.code) ?? it.position,
      version: it.version + 1,
    })
  if (moved.length > 0)
    context.recordEvents([
      {
        ...{ name: 'enquiry-classification.reordered', subject: 'firm', id: context.tenant },
        ...{ version: 0, changed: ['classifications'], detail: { count: moved.length } },
      },
    ])
  return listClassifications(context)
}
