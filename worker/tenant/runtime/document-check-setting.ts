import * as z from 'zod/mini'
import type { Setting } from '#tenant/core/settings'

/** How far the check of stored documents has come: the kind, and the id of its last row. */
export type CheckProgress = { readonly kind: string; readonly after: string }

export const checkSetting: Setting<CheckProgress> = {
  settingKey: 'documents-checked',
  shape: 1,
  schema: z.object({ kind: z.string(), after: z.string() }),
  upgrades: [],
}
