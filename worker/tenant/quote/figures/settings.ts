import * as z from 'zod/mini'
import type { Setting } from '#tenant/core/settings'

/** The id of the last case that the nightly check counted; '' before the first. */
export const checkedSetting: Setting<string> = {
  settingKey: 'quote-figures-checked',
  shape: 1,
  schema: z.string(),
  upgrades: [],
}
