import type { PaymentTimesEntry } from '#domain/payment/times/api'
import { PaymentTimes, schemeClose, usualTimes } from '#domain/payment/times/times'
import { assertValid, stale } from '#domain/refusal'
import type { Setting } from '#tenant/core/settings'
import { ofFirm } from '#tenant/reconciliation/telling'
import type { RequestContext } from '#tenant/runtime/context'

const timesSetting: Setting<PaymentTimes> = {
  settingKey: 'payment-times',
  shape: 1,
  schema: PaymentTimes,
  upgrades: [],
}

export const paymentTimesOf = ({
  settings,
  today,
}: Pick<RequestContext, 'settings' | 'today'>): PaymentTimes =>
  settings.get(timesSetting) ?? usualTimes(today)

/** Sets the hours of the firm’s bank and contracts; throws 422 for a cut-off after the close of the scheme. */
export const setPaymentTimes = (
  context: RequestContext,
  { version, cut_off, contract_time }: PaymentTimesEntry,
): PaymentTimes => {
  const before = paymentTimesOf(context)
  if (before.version !== version) throw stale(before)
  const close = schemeClose(context.today)
  assertValid(
    cut_off > close ? { cut_off: [`CHAPS itself closes at ${close}. Enter an earlier time.`] } : {},
  )
  const by = { id: context.by.id, name: context.by.name }
  const times = { version: version + 1, cut_off, contract_time, by, at: context.now }
  context.settings.put(timesSetting, times)
  const detail = { cut_off, contract_time }
  context.recordEvents([{ name: 'payment-times.set', ...ofFirm(context), detail }])
  return times
}
