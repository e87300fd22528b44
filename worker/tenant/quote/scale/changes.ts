import type { BodyOf } from '#domain/endpoint'
import type { feeScaleApi } from '#domain/quote/scale/api'
import {
  beginScale,
  changeScale,
  discardScale,
  endScale,
  type FeeScaleOutcome,
  publishScale,
  withdrawScale,
} from '#domain/quote/scale/changing'
import type { KeptFeeScale } from '#domain/quote/scale/stored'
import { invalid } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { Desk } from '#tenant/runtime/context'

const doing = ({ by, now, today }: Desk) => ({ actor: by, now, today })

/** A draft, copied from the scale that was named or from what stands today for the same clients. */
export const beginFeeScale = (desk: Desk, body: BodyOf<typeof feeScaleApi.create>) => {
  const { feeScales, today } = desk
  const from =
    body.copy_of === null
      ? feeScales.on(today, body.agency_id)
      : withoutRecord(feeScales.get(body.copy_of))
  const beginning = { id: desk.newId(), from, agency: agencyOf(desk, body.agency_id) }
  const { feeScale, events } = beginScale(
    { ...beginning, name: body.name, valid_from: body.valid_from },
    doing(desk),
  )
  feeScales.insert(feeScale)
  desk.recordEvents(events)
  return feeScale
}

const withoutRecord = (it: KeptFeeScale) => ({ ...it, valid_to: null })

const agencyOf = ({ agencies }: Desk, id: string | null) => {
  if (id === null) return null
  const agency = agencies.find(id)
  if (agency === null) throw invalid({ agency_id: ['Choose an agency that sends you clients.'] })
  return { id: agency.id, name: agency.name }
}

const change = (
  desk: Desk,
  id: string,
  version: number | null,
  act: (it: KeptFeeScale) => FeeScaleOutcome,
) => {
  const it = desk.feeScales.get(id)
  requireFresh(version, it, () => lastChange(desk.audit, desk.person, 'fee-scale', id))
  const { feeScale, events } = act(it)
  desk.feeScales.replace(feeScale, it.version)
  desk.recordEvents(events)
  return feeScale
}

/** Keeps what was typed in a draft. */
export const changeFeeScale = (
  desk: Desk,
  id: string,
  { version, prices }: BodyOf<typeof feeScaleApi.change>,
) => change(desk, id, version, (it) => changeScale(it, prices, doing(desk)))

/** Puts a draft in force from its first day. */
export const publishFeeScale = (desk: Desk, id: string, version: number) =>
  change(desk, id, version, (it) => publishScale(it, desk.feeScales.list(), doing(desk)))

/** Takes one that has not begun back to a draft. */
export const withdrawFeeScale = (desk: Desk, id: string) =>
  change(desk, id, null, (it) => withdrawScale(it, doing(desk)))

/** Sets the last day of a published one. */
export const endFeeScale = (desk: Desk, id: string, version: number, lastDay: string) =>
  change(desk, id, version, (it) => endScale(it, lastDay, doing(desk)))

/** Throws a draft away. */
export const discardFeeScale = (desk: Desk, id: string) => {
  const { feeScale, events } = discardScale(desk.feeScales.get(id))
  desk.feeScales.remove(feeScale.id)
  desk.recordEvents(events)
}
