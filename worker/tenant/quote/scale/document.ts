import { noLimits } from '#domain/quote/scale/scale'
import { StoredFeeScale } from '#domain/quote/scale/stored'
import type { DocumentShape, Upgrade } from '#tenant/core/document'

/** Shape 1 had no drafts, agencies or limits: such scales are published for everybody, without limits. */
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
