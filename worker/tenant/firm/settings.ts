import * as z from 'zod/mini'
import { FirmDetails, Office } from '#domain/firm/details'
import { Logo, LogoFile } from '#domain/firm/logo'
import { SetUpStep } from '#domain/firm/set-up'
import {
  defaultSignatureLines,
  type SignatureLine,
  SignatureLines,
} from '#domain/user/profile/signature'
import type { Setting } from '#tenant/core/settings'

/** What a firm has entered about itself; without details those of its directory entry hold. */
export type FirmRecord = {
  readonly version: number
  readonly details: FirmDetails | null
  readonly offices: Office[]
  readonly teams: string[]
  readonly logo: LogoFile | null
  /** What stands below the name of whoever signs. */
  readonly signature: SignatureLine[]
}

export const firmRecordSetting: Setting<FirmRecord> = {
  settingKey: 'firm-details',
  shape: 2,
  schema: z.object({
    version: z.number(),
    details: z.nullable(FirmDetails),
    offices: z.array(Office),
    teams: z.array(z.string()),
    logo: z.nullable(LogoFile),
    signature: SignatureLines,
  }),
  upgrades: [(record) => ({ ...record, signature: defaultSignatureLines })],
}

/** The bytes of the logo, apart from the record, which is read with every request. */
export const logoSetting: Setting<Logo | null> = {
  settingKey: 'firm-logo',
  shape: 1,
  schema: z.nullable(Logo),
  upgrades: [],
}

/** A logo with its bytes, as it is stored outside the firm’s object. */
export type StoredLogo = LogoFile & { readonly data: string }

export type SetUp = {
  readonly version: number
  readonly skipped: SetUpStep[]
  readonly finished_at: string | null
}

export const setUpSetting: Setting<SetUp> = {
  settingKey: 'set-up',
  shape: 1,
  schema: z.object({
    version: z.number(),
    skipped: z.array(SetUpStep),
    finished_at: z.nullable(z.string()),
  }),
  upgrades: [],
}
