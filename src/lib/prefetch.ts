import { isValid } from '#domain/page-params'
import { cancelBody } from './cancel-body.ts'
import { loadIsland } from './page/loaded-islands.ts'
import { parsePage } from './page/trusted.ts'
import { routeAt } from './page-address.ts'
import { loadStyles } from './page-styles.ts'
import { fetchPayload } from './payload.ts'
import { type FetchedPage, prefetched } from './prefetched-pages.ts'

/** How long a prefetched page may be used, in milliseconds. It contains nobody's data. */
const FRESH_MS = 60_000
/** How long the pointer rests on a link before its page is prefetched, in milliseconds. */
const HOVER_DELAY = 60

export const prefetch = (url: URL) => {
  const page = pageOf(url)
  if (page === null || url.pathname === location.pathname) return
  fetchPayload(url.pathname + url.search)
  if ((prefetched.get(page)?.until ?? 0) > Date.now()) return
  prefetched.set(page, { until: Date.now() + FRESH_MS, page: pageAt(url.pathname) })
}

// One page is built for all records of a kind. Sign-in pages sign out: they are never prefetched.
const pageOf = (url: URL) => {
  const found = url.origin === location.origin ? routeAt(url.pathname) : null
  const isPage = found !== null && isValid(found.params) && found.route.layout !== 'auth'
  return isPage ? found.route.path : null
}

const pageAt = async (path: string): Promise<FetchedPage | null> => {
  try {
    const answer = await fetch(path, { headers: { Accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return cancelBody(answer)
    const html = await answer.text()
    const parsed = parsePage(html, answer.url)
    loadScripts(html)
    void loadStyles(parsed)
    return { html, address: answer.url, parsed }
  } catch {
    return null
  }
}

const loadScripts = (html: string) => {
  const scripts = html.matchAll(/(?:component-url|renderer-url)="(\/_astro\/[^"]+\.js)"/g)
  for (const [, src] of scripts) if (src) void loadIsland(src)
}

/** The prefetched page for a navigation; null when there is none or it is too old. */
export const prefetchedPage = async (url: URL) => {
  const path = pageOf(url)
  const held = path === null ? undefined : prefetched.get(path)
  const page = held && held.until > Date.now() ? await held.page : null
  if (page === null) return null
  const { parsed } = page
  delete page.parsed
  return parsed ?? parsePage(page.html, page.address)
}

/** Prefetches the page of a link on hover, focus or press. */
export const watchLinks = () => {
  let delay: ReturnType<typeof setTimeout> | undefined
  const onIntent = ({ target, type }: Event) => {
    clearTimeout(delay)
    const link = target instanceof Element ? target.closest('a') : null
    const isPlain = link?.href && !link.target && !link.hasAttribute('download')
    if (!isPlain || navigator.connection?.saveData) return
    const url = new URL(link.href, location.href)
    if (type === 'pointerover') delay = setTimeout(() => prefetch(url), HOVER_DELAY)
    else prefetch(url)
  }
  for (const name of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(name, onIntent, { passive: true })
  }
}
