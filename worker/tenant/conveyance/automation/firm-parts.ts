import type { FirmParts } from '#domain/conveyance/automation/acting'
import { firmWorkflowsOf } from '#tenant/conveyance/workflow/firm-workflows'
import type { Parts } from '#tenant/core/parts'
import type { Store } from '#tenant/core/store'
import { webhookNames } from '#tenant/webhook/stored'

/** What rules need of the firm besides the case. */
export const firmPartsOf = (
  from: Pick<Parts, 'settings'> & { readonly store: Store },
): FirmParts => ({
  webhooks: webhookNames(from),
  partOf: (key) => firmWorkflowsOf(from.store).publishedPart(key),
})
