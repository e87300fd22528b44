import { keysOf } from '#domain/entries'
import { fieldChanges } from '#domain/field-change'
import type { FirmView } from '#domain/firm/api'
import { detailsOf, FirmDetails } from '#domain/firm/details'
import { logoAddress } from '#domain/firm/logo'
import { stale } from '#domain/refusal'
import { signatureLineNames } from '#domain/user/profile/signature-labels'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { firmRecordOf } from './record.ts'
import { type FirmRecord, firmRecordSetting } from './settings.ts'

const KEY = 'firm'

export const toFirmView = (context: RequestContext): FirmView => {
  const { version, details, offices, teams, logo, signature } = firmRecordOf(context)
  return {
    version,
    details: details ?? detailsOf(context.firm),
    offices,
    teams,
    signature,
    logo: logo && logoAddress(logo),
    hosts: [...context.firm.domains],
  }
}

type Change = Partial<Omit<FirmRecord, 'version'>>

const detailFields = keysOf(FirmDetails.shape)

/** The fields that differ; an office is compared as a whole, by its place. */
const changesOf = ({ firm }: RequestContext, before: FirmRecord, after: FirmRecord) => {
  const fieldsOf = ({ details, offices, teams, signature }: FirmRecord) => ({
    ...(details ?? detailsOf(firm)),
    offices,
    teams,
    signature: signature.map((it) => signatureLineNames[it]),
  })
  const fields = [...detailFields, 'offices', 'teams', 'signature'] as const
  return fieldChanges(fieldsOf(before), fieldsOf(after), fields)
}

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
      detail: { after: change, changes: changesOf(context, before, next) },
    },
  ])
  return toFirmView(context)
}
