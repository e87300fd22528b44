import type { BodyOf } from '#domain/endpoint'
import type { feeScaleApi } from '#domain/quote/scale/api'
import {
  changeScale,
  createScale,
  discardScale,
  endScale,
  type FeeScaleOutcome,
  publishScale,
  withdrawScale,
} from '#domain/quote/scale/change'
import type { StoredFeeScale } from '#domain/quote/scale/stored'
import { chosenAgency } from '#tenant/agent/choosing'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'

const eventContext = ({ by, now, today }: RequestContext) => ({ actor: by, now, today })

/** Creates a draft by copying the named scale, or the one in force today for the same clients. */
export const createFeeScale = (
  context: RequestContext,
  body: BodyOf<typeof feeScaleApi.create>,
) => {
  const { feeScales, today } = context
  const from =
    body.copy_of === null
      ? feeScales.on(today, body.agency_id)
      : withoutRecord(feeScales.get(body.copy_of))
  const beginning = { id: context.newId(), from, agency: agencyOf(context, body.agency_id) }
  const { feeScale, events } = createScale(
    { ...beginning, name: body.name, valid_from: body.valid_from },
    eventContext(context),
  )
  feeScales.insert(feeScale)
  context.recordEvents(events)
  return feeScale
}

const withoutRecord = (it: StoredFeeScale) => ({ ...it, valid_to: null })

const agencyOf = (context: RequestContext, agencyId: string | null) => {
  if (agencyId === null) return null
  const { id, name } = chosenAgency(context, agencyId, {
    field: 'agency_id',
    unknown: 'Choose an agency that sends you clients.',
  })
  return { id, name }
}

const change = (
  context: RequestContext,
  id: string,
  version: number | null,
  act: (it: StoredFeeScale) => FeeScaleOutcome,
) => {
  const it = context.feeScales.get(id)
  requireFresh(version, it, () => lastChange(context.audit, context.person, 'fee-scale', id))
  const { feeScale, events } = act(it)
  context.feeScales.replace(feeScale, it.version)
  context.recordEvents(events)
  return feeScale
}

export const changeFeeScale = (
  context: RequestContext,
  id: string,
  { version, prices }: BodyOf<typeof feeScaleApi.change>,
) => change(context, id, version, (it) => changeScale(it, prices, eventContext(context)))

/** Publishes a draft from its first day. */
export const publishFeeScale = (context: RequestContext, id: string, version: number) =>
  change(context, id, version, (it) =>
    publishScale(it, context.feeScales.list(), eventContext(context)),
  )

/** Returns a published scale that has not started to draft. */
export const withdrawFeeScale = (context: RequestContext, id: string) =>
  change(context, id, null, (it) => withdrawScale(it, eventContext(context)))

/** Sets the last day of a published scale. */
export const endFeeScale = (
  context: RequestContext,
  id: string,
  version: number,
  lastDay: string,
) => change(context, id, version, (it) => endScale(it, lastDay, eventContext(context)))

export const discardFeeScale = (context: RequestContext, id: string) => {
  const { feeScale, events } = discardScale(context.feeScales.get(id))
  context.feeScales.remove(feeScale.id)
  context.recordEvents(events)
}
