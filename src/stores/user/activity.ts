import { hasActed, watchActivity } from '#lib/activity'
import { $session, fetchSession } from './session.ts'

/** How often somebody who works without any request renews their session, in milliseconds. */
const RENEWAL_INTERVAL = 5 * 60_000

/** Renews the session while its person does something; a page that is only open lets it end. */
export const followActivity = () => {
  watchActivity()
  setInterval(() => {
    if ($session.get() !== null && hasActed()) void fetchSession().catch(() => null)
  }, RENEWAL_INTERVAL)
}
