import { firm } from './firm.ts'
import { leaveQuietly, mayReload } from './reload-guard.ts'

/** How often the server is asked for the latest build, in milliseconds. */
export const BUILD_POLL = 5 * 60_000

let isOutdated = false

/** Asks for the latest build now and then and when the tab comes into view. A newer one loads with the next page. */
export const watchBuilds = () => {
  setInterval(check, BUILD_POLL)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })
  document.addEventListener('astro:before-preparation', (event) => {
    const { to } = event as Event & { to: URL }
    if (!isOutdated || !mayReload(to.pathname, Date.now(), sessionStorage)) return
    leaveQuietly()
    // Refused, the router loads the page whole instead of swapping it in.
    event.preventDefault()
  })
}

const check = async () => {
  if (isOutdated || firm.build === '' || document.visibilityState === 'hidden') return
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!answer.ok) return
    const { id } = (await answer.json()) as { id?: string }
    isOutdated = id !== undefined && id !== firm.build
  } catch {
    // Nobody is told: the next check asks again.
  }
}
