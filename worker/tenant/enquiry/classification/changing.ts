import { assertAllowed } from '#domain/act'
import { type ClassificationAct, classificationActs } from '#domain/enquiry/classification/acts'
import type {
  ClassificationChange,
  ClassificationEntry,
} from '#domain/enquiry/classification/bodies'
import type {
  ClassificationDetail,
  ClassificationRow,
  EnquiryClassification,
} from '#domain/enquiry/classification/classification'
import { reasonAgainstParent } from '#domain/enquiry/classification/tree'
import { assertValid } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { classificationsOf } from './classifications.ts'
import { classificationFigures, classificationUses } from './figures.ts'
import { classificationSources } from './sources.ts'

export const listClassifications = (context: RequestContext): ClassificationRow[] => {
  const uses = classificationUses(context)
  return classificationsOf(context.store)
    .all()
    .map((it) => ({ ...it, ...uses(it.code) }))
}

export const toClassificationDetail = (
  context: RequestContext,
  code: string,
): ClassificationDetail => ({
  ...classificationsOf(context.store).get(code),
  ...classificationUses(context)(code),
  ...classificationFigures(context, code),
  ...classificationSources(context, code),
})

const record = (
  context: RequestContext,
  classification: EnquiryClassification,
  name: `enquiry-classification.${'created' | 'changed' | 'retired' | 'restored'}`,
): ClassificationDetail => {
  classificationsOf(context.store).put(classification)
  const { code, version, name: label } = classification
  const event = { subject: 'enquiry-classification', id: code, version, changed: [] } as const
  context.recordEvents([{ ...event, name, detail: { code, label } }])
  return toClassificationDetail(context, code)
}

/** Throws 422 where it would stand under itself, or under one that there is not. */
const assertParent = ({ store }: RequestContext, code: string, parent: string | null) => {
  const against = reasonAgainstParent(code, parent, classificationsOf(store).all())
  assertValid(against ? { parent: [against] } : {})
}

/** Throws 422 for a code that exists. */
export const createClassification = (
  context: RequestContext,
  entry: ClassificationEntry,
): ClassificationDetail => {
  const isTaken = classificationsOf(context.store).find(entry.code) !== null
  assertValid(isTaken ? { code: ['This code is taken. Enter another one.'] } : {})
  assertParent(context, entry.code, entry.parent)
  const all = classificationsOf(context.store).all()
  const number = Math.max(...all.map((it) => it.number)) + 1
  const position = Math.max(...all.map((it) => it.position)) + 1
  const place = { number, position, version: 1, is_active: true, merged_into: null }
  const created = { ...entry, ...place }
  return record(context, created, 'enquiry-classification.created')
}

/** The classification to change; throws 404, 409 for a stale version and for an act that is refused. */
export const toChange = (
  context: RequestContext,
  { code, version, act }: { code: string; version: number; act: ClassificationAct },
) => {
  const detail = toClassificationDetail(context, code)
  requireFresh(version, { id: code, version: detail.version }, undefined, () => detail)
  assertAllowed(classificationActs(detail, context.person)[act])
  return classificationsOf(context.store).get(code)
}

export const saveClassification = (
  context: RequestContext,
  code: string,
  { version, ...content }: ClassificationChange,
): ClassificationDetail => {
  const before = toChange(context, { code, version, act: 'save' })
  assertParent(context, code, content.parent)
  const next = { ...before, ...content, version: version + 1 }
  return record(context, next, 'enquiry-classification.changed')
}

export const setClassificationActive = (
  context: RequestContext,
  code: string,
  { version, is_active }: { readonly version: number; readonly is_active: boolean },
): ClassificationDetail => {
  const before = toChange(context, { code, version, act: is_active ? 'restore' : 'retire' })
  const name = is_active ? 'enquiry-classification.restored' : 'enquiry-classification.retired'
  const next = { ...before, is_active, merged_into: null, version: version + 1 }
  return record(context, next, name)
}
