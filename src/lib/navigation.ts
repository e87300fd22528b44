import { pageAhead } from './page-ahead.ts'
import { loadStyles } from './page-styles.ts'
import { fetchPayload } from './payload.ts'
import { keepPageForQuery } from './same-page.ts'

type Preparing = Event & { to: URL; newDocument: Document; loader: () => Promise<void> }

/** Fetches what the page to come needs while the page itself is fetched, and shows what was fetched ahead. */
export const watchPages = () => {
  document.addEventListener('astro:before-preparation', (event) => {
    const preparing = event as Preparing
    const { to, loader } = preparing
    fetchPayload(to.pathname + to.search)
    preparing.loader = async () => {
      const html = await pageAhead(to)
      if (html === null) return loader()
      preparing.newDocument = new DOMParser().parseFromString(html, 'text/html')
      for (const element of preparing.newDocument.querySelectorAll('noscript')) element.remove()
      await loadStyles(preparing.newDocument)
    }
  })
  keepPageForQuery()
  document.addEventListener('astro:before-swap', saveChoices)
  document.addEventListener('astro:before-swap', letFocusGo)
  document.addEventListener('astro:after-swap', restoreScroll)
  document.addEventListener('astro:page-load', scrollToHash)
}

// The choices that a person made live on the root element, which the router replaces.
const saveChoices = (event: Event) => {
  const { newDocument } = event as Event & { newDocument: Document }
  for (const name of ['theme', 'density', 'areas']) {
    const value = document.documentElement.dataset[name]
    if (value !== undefined) newDocument.documentElement.dataset[name] = value
  }
}

// Taking away what has the focus would make the browser style all of the old page once more.
const letFocusGo = () => {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && !activeElement.closest(PERSISTED))
    activeElement.blur()
}

const PERSISTED = '[data-astro-transition-persist]'

/** How long a page that fills itself may take to reach the place it was scrolled to, in milliseconds. */
const SETTLING = 2000

// The place in a list is below the fold that its skeleton has: wait until the page is tall enough.
const restoreScroll = () => {
  const wanted = Number((history.state as { scrollY?: number } | null)?.scrollY ?? 0)
  if (wanted > 0) whileSettling(() => scrolledTo(wanted))
}

const scrolledTo = (wanted: number) => {
  if (document.documentElement.scrollHeight < wanted + innerHeight) return false
  scrollTo({ top: wanted, behavior: 'instant' })
  return true
}

const scrollToHash = () => {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') whileSettling(() => scrolledInto(id))
}

const scrolledInto = (id: string) => {
  const element = document.getElementById(id)
  element?.scrollIntoView({ behavior: 'instant', block: 'start' })
  return element !== null
}

const whileSettling = (settle: () => boolean) => {
  if (settle()) return
  const path = location.pathname
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    if (location.pathname !== path || settle()) stop.abort()
  })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const name of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => stop.abort(), SETTLING)
}
