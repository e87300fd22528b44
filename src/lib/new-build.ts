import { fieldsIn } from '#domain/is-record'
import { fetchManifest, isSamePage, type Manifest } from './build-manifest.ts'
import { cancelBody } from './cancel-body.ts'
import { firm } from './firm.ts'
import { leaveQuietly, mayReload } from './reload-guard.ts'

/** How often the server is asked for the latest build, in milliseconds. */
export const BUILD_POLL = 5 * 60_000

let isOutdated = false
let current = firm.build
let manifest: Manifest | null = null

/**
 * Checks for a new build every five minutes and when the tab becomes visible. If it changed the current page, the
 * next navigation reloads the document; if not, it becomes the current build.
 */
export const watchBuilds = () => {
  setInterval(checkBuild, BUILD_POLL)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkBuild()
  })
  document.addEventListener('astro:before-preparation', (event) => {
    if (!isOutdated || !mayReload(event.to.pathname, Date.now(), sessionStorage)) return
    leaveQuietly()
    // When prevented, the router loads the whole document instead of swapping.
    event.preventDefault()
  })
}

const checkBuild = async () => {
  if (isOutdated || current === '' || document.visibilityState === 'hidden') return
  try {
    manifest ??= await fetchManifest(current)
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' })
    if (!answer.ok) return void cancelBody(answer)
    const { id } = fieldsIn(await answer.json())
    if (typeof id === 'string' && id !== current) await adoptBuild(id, manifest)
  } catch {
    // The next check asks again.
  }
}

const adoptBuild = async (id: string, before: Manifest) => {
  const after = await fetchManifest(id)
  isOutdated = !isSamePage(location.pathname, before, after)
  if (isOutdated) return
  current = id
  manifest = after
}
