import type {
  ClassificationMerger,
  ClassificationMove,
} from '#domain/enquiry/classification/bodies'
import type {
  ClassificationDetail,
  EnquiryClassification,
} from '#domain/enquiry/classification/classification'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { toChange, toClassificationDetail } from './changing.ts'
import { classificationsOf } from './classifications.ts'
import { moveAllEnquiries, moveLibrary, moveOpenEnquiries, moveStandardReplies } from './moving.ts'

type Counts = {
  readonly enquiries: number
  readonly library: number
  readonly standard_replies: number
}

const record = (
  context: RequestContext,
  name: 'enquiry-classification.merged' | 'enquiry-classification.moved',
  { code, name: label, version }: EnquiryClassification,
  moved: Counts & { readonly into: string },
) => {
  const event = { subject: 'enquiry-classification', id: code, version, changed: [] } as const
  context.recordEvents([{ ...event, name, detail: { code, label, ...moved } }])
  return toClassificationDetail(context, code)
}

/** Throws 422 for a classification that cannot take what another one had. */
const assertTarget = ({ store }: RequestContext, code: string, into: string) => {
  const target = classificationsOf(store).find(into)
  if (target === null || !target.is_active || into === code)
    throw invalid({ into: ['Choose another classification that is in use.'] })
}

/** Those that stood under a merged one stand under the one that stays, which itself takes its place. */
const moveChildren = (
  context: RequestContext,
  { code, parent }: EnquiryClassification,
  into: string,
) => {
  const classifications = classificationsOf(context.store)
  const isLoop = (it: EnquiryClassification) => it.code === into
  for (const it of classifications.all().filter((other) => other.parent === code))
    classifications.put({
      ...it,
      parent: isLoop(it) ? parent : into,
      version: it.version + 1,
    })
}

/** Gives everything that has a classification to another one, and retires it. */
export const mergeClassification = (
  context: RequestContext,
  code: string,
  { version, into }: ClassificationMerger,
): ClassificationDetail => {
  const before = toChange(context, { code, version, act: 'merge' })
  assertTarget(context, code, into)
  const moved = { from: code, into }
  const counts: Counts = {
    enquiries: moveAllEnquiries(context.store, moved),
    library: moveLibrary(context.store, moved),
    standard_replies: moveStandardReplies(context.store, moved),
  }
  moveChildren(context, before, into)
  const merged = { ...before, is_active: false, merged_into: into, version: version + 1 }
  classificationsOf(context.store).put(merged)
  return record(context, 'enquiry-classification.merged', merged, { ...counts, into })
}

/** Gives some of what has a classification to another one. */
export const moveClassified = (
  context: RequestContext,
  code: string,
  { version, into, what }: ClassificationMove,
): ClassificationDetail => {
  const before = toChange(context, { code, version, act: 'move' })
  assertTarget(context, code, into)
  const moved = { from: code, into }
  const { store } = context
  const counts: Counts = {
    enquiries: what.includes('open') ? moveOpenEnquiries(store, moved) : 0,
    library: what.includes('library') ? moveLibrary(store, moved) : 0,
    standard_replies: what.includes('standard_replies') ? moveStandardReplies(store, moved) : 0,
  }
  return record(context, 'enquiry-classification.moved', before, { ...counts, into })
}
