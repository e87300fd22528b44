import { defaultSignatureLines } from '#domain/user/profile/signature'
import type { Parts } from '#tenant/core/parts'
import { type FirmRecord, firmRecordSetting } from './settings.ts'

const noRecord: FirmRecord = {
  version: 0,
  details: null,
  offices: [],
  teams: [],
  logo: null,
  signature: [...defaultSignatureLines],
}

/** What a firm has entered about itself; version 0 while that is nothing. */
export const firmRecordOf = ({ settings }: Pick<Parts, 'settings'>): FirmRecord =>
  settings.get(firmRecordSetting) ?? noRecord
