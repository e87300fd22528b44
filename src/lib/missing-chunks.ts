import { cancelBody } from './cancel-body.ts'
import { reloadAt } from './reload-guard.ts'

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
  for (const name of ['vite:preloadError', 'astro:hydration-error']) {
    addEventListener(name, (event) => {
      if (navigator.onLine) event.preventDefault()
      void loadAnew(() => target)
    })
  }
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && CHUNK.test(reason.message)) void loadAnew(() => target)
  })
}

/** Milliseconds between two looks whether the server answers. */
const PAUSE = 3_000

let isWaiting = false

/** Loads a page anew once the server answers: without it, the browser would replace the page by an error of its own. */
const loadAnew = async (address: () => string) => {
  if (isWaiting) return
  isWaiting = true
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, PAUSE))
  isWaiting = false
  reloadAt(address())
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
