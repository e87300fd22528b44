import { Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'

/** Why a link opens nothing: `refusal`, and 429 after too many wrong ones from one network. Only wrong links are counted. */
export const wrongLink = (
  { store, throttle, ip, now }: RequestContext,
  kind: 'enquiry-link' | 'pack-link',
  refusal: Refusal,
): Refusal =>
  store.transaction(() => {
    const { allowed, retry_after } = throttle.attempt({ email: kind, ip: ip ?? '' }, now)
    if (allowed) return refusal
    return new Refusal(429, 'too_many_attempts', 'Too many attempts. Try again later.', {
      retry_after,
    })
  })
