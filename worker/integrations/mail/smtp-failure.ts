import { isDeadAddress } from '#domain/communication/stop/report'
import type { RefusedReceipt, UnknownReceipt } from '#tenant/events/parcel'

type SmtpError = {
  readonly message: string
  readonly code: unknown
  readonly responseCode: unknown
}

const fieldsOf = (error: unknown): SmtpError => {
  if (!(error instanceof Error)) return { message: String(error), code: null, responseCode: null }
  return { code: null, responseCode: null, ...error, message: error.message }
}

/** What is wrong with the settings, and not with this message. */
const SETTING_CODES: readonly unknown[] = ['EAUTH', 'ENOAUTH', 'ETLS', 'ESOCKET', 'EDNS']

/**
 * What a failure means for the message: the answer of the server decides. Without one after DATA nobody knows whether
 * the message was taken (RFC 1047); before, it was not.
 */
export const smtpFailure = (
  error: unknown,
  hasSentData: boolean,
): RefusedReceipt | UnknownReceipt => {
  const { message, code, responseCode } = fieldsOf(error)
  if (typeof responseCode !== 'number' || responseCode < 400)
    return hasSentData ? { unknown: message } : { refused: message, is_final: false }
  const isFinal = responseCode >= 500 && !SETTING_CODES.includes(code)
  return isFinal && isDeadAddress(message)
    ? { refused: message, is_final: true, is_dead_address: true }
    : { refused: message, is_final: isFinal }
}
