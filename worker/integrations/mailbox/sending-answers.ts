import type { MailboxProvider } from '#tenant/communication/provider/provider'
import type { MailboxAnswer } from '#tenant/events/parcel'
import { GraphFault } from './fault.ts'

const REFUSED_S = 60
const NOT_FOUND = 'Microsoft 365 does not find this mailbox.'
const GONE = 'Its draft is no longer in the mailbox: somebody may have sent or deleted it there.'

/** A message that may have left already takes no other route. */
export const neverDeclined = (answer: MailboxAnswer): MailboxAnswer =>
  answer.is === 'declined' ? { is: 'lost', text: answer.text } : answer

export const looking = (seconds: number): MailboxAnswer => ({
  is: 'looking',
  text: 'Microsoft took it. Waiting until it is among the sent emails.',
  seconds,
})

export const failed = (
  text: string,
  seconds: number | null,
  is_unsent: boolean,
): MailboxAnswer => ({
  is: 'failed',
  text,
  seconds,
  is_unsent,
})

export const declined = (of: 'message' | 'mailbox', text: string): MailboxAnswer => ({
  is: 'declined',
  of,
  text,
})

/** What a fault means for the message: an outright refusal is certain, silence and an overload are not. */
export const failureOf = (
  { is_last_try, draft_id }: MailboxProvider,
  error: unknown,
): MailboxAnswer => {
  if (!(error instanceof GraphFault)) throw error
  const { fault, status } = error
  if (fault.kind === 'throttled')
    return failed('Microsoft asks us to wait before we send on.', fault.seconds, status === 429)
  if (fault.kind === 'refused') {
    const text = status === 403 ? 'Microsoft does not let us send from this mailbox.' : fault.text
    return is_last_try ? declined('mailbox', text) : failed(text, REFUSED_S, true)
  }
  if (fault.kind === 'gone')
    return draft_id === null ? declined('message', NOT_FOUND) : { is: 'lost', text: GONE }
  const isCertain = status !== null && status >= 400 && status < 500 && status !== 408
  return isCertain ? declined('message', fault.text) : failed(fault.text, null, false)
}

/** What it means that a message that may have left could not be looked for. */
export const unseen = (provider: MailboxProvider, error: unknown): MailboxAnswer => {
  const answer = neverDeclined(failureOf(provider, error))
  return answer.is === 'failed' ? { ...answer, is_unsent: true } : answer
}
