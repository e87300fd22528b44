import { loadPage } from './page/load-page.ts'
import { renderLoadedIslands } from './page/loaded-islands.ts'
import { runInlineScripts } from './page/run-scripts.ts'
import { fetchPayload } from './payload.ts'
import { skipQuerySwaps } from './same-page.ts'

export const watchPages = () => {
  document.addEventListener('astro:before-preparation', (event) => {
    fetchPayload(event.to.pathname + event.to.search)
    event.loader = () => loadPage(event)
  })
  skipQuerySwaps()
  document.addEventListener('astro:before-swap', saveChoices)
  document.addEventListener('astro:before-swap', blurOutgoing)
  document.addEventListener('astro:after-swap', runInlineScripts)
  document.addEventListener('astro:after-swap', restoreScroll)
  // After the stores have followed to the new address.
  document.addEventListener('astro:after-swap', () => queueMicrotask(renderLoadedIslands))
  document.addEventListener('astro:page-load', scrollToHash)
}

// Theme, density and areas are attributes of the root element, which the router replaces.
const saveChoices = ({ newDocument }: DocumentEventMap['astro:before-swap']) => {
  for (const name of ['theme', 'density', 'areas']) {
    const value = document.documentElement.dataset[name]
    if (value !== undefined) newDocument.documentElement.dataset[name] = value
  }
}

// Removing the focused element would make the browser restyle the whole old page.
const blurOutgoing = () => {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.closest(PERSISTED))
    activeElement.blur()
}

const PERSISTED = '[data-astro-transition-persist]'

/** How long a page may take to grow to its stored scroll position, in milliseconds. */
const SETTLING_MS = 2000

// A list is taller than its skeleton: wait until the page is tall enough.
const restoreScroll = () => {
  const wanted = Number(history.state?.scrollY ?? 0)
  if (wanted > 0) whileSettling(() => tryScrollTo(wanted))
}

const tryScrollTo = (wanted: number) => {
  if (document.documentElement.scrollHeight < wanted + innerHeight) return false
  scrollTo({ top: wanted, behavior: 'instant' })
  return true
}

const scrollToHash = () => {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') whileSettling(() => tryScrollInto(id))
}

const tryScrollInto = (id: string) => {
  const element = document.getElementById(id)
  element?.scrollIntoView({ behavior: 'instant', block: 'start' })
  return element !== null
}

const whileSettling = (attempt: () => boolean) => {
  if (attempt()) return
  const path = location.pathname
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    if (location.pathname !== path || attempt()) stop.abort()
  })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const name of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => stop.abort(), SETTLING_MS)
}
