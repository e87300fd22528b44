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
  addEventListener('vite:preloadError', (event) => {
    if (reloadAt(target)) event.preventDefault()
  })
  document.addEventListener('astro:hydration-error', (event) => {
    if (reloadAt(target)) event.preventDefault()
  })
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && CHUNK.test(reason.message)) reloadAt(target)
  })
}
