import { noLimits } from '#domain/quote/scale/scale'
import { StoredFeeScale } from '#domain/quote/scale/stored'
import type { DocumentShape, Upgrade } from '#tenant/core/document'

/** Scales of before drafts, agencies and limits were in force for everybody, within no limits. */
const withState: Upgrade = (doc) => ({
  limits: noLimits,
  version: 1,
  state: 'published',
  agency: null,
  changed_at: null,
  changed_by: null,
  published_at: null,
  published_by: null,
  ...doc,
})

export const feeScaleDocument: DocumentShape<StoredFeeScale> = {
  name: 'fee_scales',
  shape: 2,
  schema: StoredFeeScale,
  upgrades: [withState],
}
