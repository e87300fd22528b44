import * as z from 'zod/mini'
import type { Setting } from '#tenant/core/settings'

/** When the administrators were last notified of messages that were not delivered. */
export const undeliveredSetting: Setting<{ notified_at: string; is_pending: boolean }> = {
  settingKey: 'undelivered-notice',
  shape: 1,
  schema: z.object({ notified_at: z.string(), is_pending: z.boolean() }),
  upgrades: [],
}
