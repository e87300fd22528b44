import { loadStyles } from '../page-styles.ts'
import { prefetchedPage } from '../prefetch.ts'
import { runModules } from './run-scripts.ts'
import { parsePage } from './trusted.ts'

/** Loads the page that a navigation leads to; one that is not swapped in place is left to the browser. */
export const loadPage = async (event: DocumentEventMap['astro:before-preparation']) => {
  const page = (await prefetchedPage(event.to)) ?? (await fetchedPage(event))
  if (!page?.querySelector('[name="astro-view-transitions-enabled"]')) return event.preventDefault()
  for (const element of page.querySelectorAll('noscript')) element.remove()
  event.newDocument = page
  await Promise.all([loadStyles(page), runModules(page)])
}

/** A page, whatever its status; follows a redirect. Null when there is none. */
const fetchedPage = async (event: DocumentEventMap['astro:before-preparation']) => {
  try {
    const answer = await fetch(event.to, { headers: { Accept: 'text/html' }, signal: event.signal })
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return null
    if (answer.redirected) event.to = redirectedTo(answer.url, event.to.hash)
    return parsePage(await answer.text(), event.to.href)
  } catch {
    return null
  }
}

const redirectedTo = (address: string, hash: string) => {
  const url = new URL(address)
  url.hash = hash
  return url
}
