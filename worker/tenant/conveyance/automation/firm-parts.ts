import type { FirmParts } from '#domain/conveyance/automation/acting'
import type { Parts } from '#tenant/core/parts'
import { webhookNames } from '#tenant/webhook/stored'

/** What rules need of the firm besides the case. */
export const firmPartsOf = (from: Pick<Parts, 'settings'>): FirmParts => ({
  webhooks: webhookNames(from),
})
