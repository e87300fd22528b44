import { cancelBody } from '../cancel-body.ts'
import { loadFromServer, mayReloadAt } from '../reload-guard.ts'
import { unseen } from './unseen-count.ts'

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
    if (isWaiting || unseen.count > 0 || !mayReloadAt(target)) return
    if (navigator.onLine) event?.preventDefault()
    void loadOnceServed(() => target)
  }
  addEventListener('vite:preloadError', onFailure)
  addEventListener('astro:hydration-error', onFailure)
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && CHUNK.test(reason.message)) onFailure()
  })
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
