import * as z from 'zod/mini'
import type { OfficeHours } from '#domain/lead/clock'
import type { DeskKey } from '#domain/lead/desk/intake-key'
import { DeskSettings } from '#domain/lead/desk/settings'
import { TelephoneTest } from '#domain/lead/desk/settings-api'
import type { Setting } from '#tenant/core/settings'

export type Keys = Readonly<Partial<Record<DeskKey, { readonly key: string; readonly at: string }>>>

export const deskSetting: Setting<DeskSettings> = {
  settingKey: 'desk',
  shape: 1,
  schema: DeskSettings,
  upgrades: [],
}

const key = z.exactOptional(z.object({ key: z.string(), at: z.string() }))

export const keysSetting: Setting<Keys> = {
  settingKey: 'desk-keys',
  shape: 1,
  schema: z.object({ mail: key, telephone: key }),
  upgrades: [],
}

const day = z.exactOptional(z.tuple([z.string(), z.string()]))

/** The opening hours of the sales desk, each valid from a day. */
export const hoursSetting: Setting<readonly OfficeHours[]> = {
  settingKey: 'office-hours',
  shape: 1,
  schema: z.array(
    z.object({
      valid_from: z.string(),
      open: z.object({ 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }),
      response_minutes: z.number(),
      closed: z.optional(z.array(z.string())),
    }),
  ),
  upgrades: [],
}

export const telephoneTestSetting: Setting<TelephoneTest> = {
  settingKey: 'desk-telephone-test',
  shape: 1,
  schema: TelephoneTest,
  upgrades: [],
}

/** The id of the user who got the last lead in rotation. */
export const lastTurnSetting: Setting<string> = {
  settingKey: 'desk-last-turn',
  shape: 1,
  schema: z.string(),
  upgrades: [],
}
