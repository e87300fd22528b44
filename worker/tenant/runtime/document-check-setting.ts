import * as z from 'zod/mini'
import type { Setting } from '#tenant/core/settings'

export type CheckProgress = { readonly kind: string; readonly after: string }

export const checkSetting: Setting<CheckProgress> = {
  settingKey: 'documents-checked',
  shape: 1,
  schema: z.object({ kind: z.string(), after: z.string() }),
  upgrades: [],
}
