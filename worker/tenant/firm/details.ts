import type { FirmView } from '#domain/firm/api'
import { detailsOf } from '#domain/firm/details'
import { logoAddress } from '#domain/firm/logo'
import { stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { type FirmRecord, firmRecordSetting } from './settings.ts'

const KEY = 'firm'
const noRecord: FirmRecord = { version: 0, details: null, offices: [], teams: [], logo: null }

/** What a firm has entered about itself; version 0 while that is nothing. */
export const firmRecordOf = ({ settings }: Pick<RequestContext, 'settings'>): FirmRecord =>
  settings.get(firmRecordSetting) ?? noRecord

export const toFirmView = (context: RequestContext): FirmView => {
  const { version, details, offices, teams, logo } = firmRecordOf(context)
  return {
    version,
    details: details ?? detailsOf(context.firm),
    offices,
    teams,
    logo: logo && logoAddress(logo),
    hosts: [...context.firm.domains],
  }
}

type Change = Partial<Omit<FirmRecord, 'version'>>

/** Saves a part, with what belongs to it, and publishes it to the edge; throws 409 unless the stored version is `version`. */
export const changeFirm = (
  context: RequestContext,
  version: number,
  change: Change,
  saveMore = () => {},
): FirmView => {
  const before = firmRecordOf(context)
  if (version !== before.version)
    throw stale(toFirmView(context), lastChange(context.audit, context.person, 'firm', KEY))
  const next = { ...before, ...change, version: version + 1 }
  context.settings.put(firmRecordSetting, next)
  saveMore()
  if ('details' in change || 'logo' in change) context.outbox.put('rules', {}, context.now)
  context.recordEvents([
    {
      name: 'firm.updated',
      subject: 'firm',
      id: KEY,
      version: next.version,
      changed: Object.keys(change),
      detail: { after: change },
    },
  ])
  return toFirmView(context)
}
