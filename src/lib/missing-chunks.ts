import { cancelBody } from './cancel-body.ts'
import { untilOnline } from './online.ts'
import { loadFromServer, mayReloadAt } from './reload-guard.ts'

const CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically/i

/** A script that the server no longer has: the page it was for is loaded anew. */
export const watchChunks = () => {
  let target = location.href
  document.addEventListener('astro:before-preparation', ({ to }) => {
    target = to.href
  })
  for (const name of ['astro:page-load', 'deedbox:stay']) {
    document.addEventListener(name, () => {
      target = location.href
    })
  }
  // Where the page was loaded anew just before, the error goes on and is logged.
  const onFailure = (event?: Event) => {
    if (isWaiting || unseen > 0 || !mayReloadAt(target)) return
    if (navigator.onLine) event?.preventDefault()
    void loadOnceServed(() => target)
  }
  addEventListener('vite:preloadError', onFailure)
  addEventListener('astro:hydration-error', onFailure)
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && CHUNK.test(reason.message)) onFailure()
  })
}

let unseen = 0

/**
 * Returns what a script exports that the page in view can do without. A script that cannot be fetched is tried again
 * with the next connection, and never loads the page anew under somebody's hands; null where the server refuses it.
 */
export const importUnseen = async <T>(fetchScript: () => Promise<T>): Promise<T | null> => {
  unseen += 1
  try {
    return await fetchScript()
  } catch {
    if (navigator.onLine) return null
  } finally {
    unseen -= 1
  }
  await untilOnline()
  return importUnseen(fetchScript)
}

/** Milliseconds between two looks whether the server answers. */
const PAUSE = 3_000

let isWaiting = false

/** Loads a page anew once the server answers: without it, the browser would replace the page by an error of its own. */
const loadOnceServed = async (address: () => string) => {
  isWaiting = true
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, PAUSE))
  isWaiting = false
  loadFromServer(address())
}

const isServed = async () => {
  try {
    const answer = await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' })
    cancelBody(answer)
    return answer.ok
  } catch {
    return false
  }
}
