import type { Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { mayCloseAsLost, mayExtend } from './acts.ts'
import { isExpired } from './expiry.ts'
import { statusNames } from './labels.ts'
import type { QuoteCase } from './quote-case.ts'

type QuoteRow = Pick<QuoteCase, 'id' | 'number' | 'status' | 'valid_until'>

const blockOf = ({ status }: QuoteRow, verdict: Verdict) =>
  verdict === true ? null : statusNames[status].toLowerCase()

/** The state that keeps a quote from being extended: 'expired'; null when it may be. */
export const extensionBlock = (it: QuoteRow, today: DateOnly): string | null => {
  const block = blockOf(it, mayExtend(it, today))
  const isOpen = it.status === 'sent' || it.status === 'following_up'
  return block !== null && isOpen && isExpired(it, today) ? 'expired' : block
}

/** The state that keeps a quote from being closed as lost: 'accepted'; null when it may be. */
export const lossBlock = (it: QuoteRow): string | null => blockOf(it, mayCloseAsLost(it))
