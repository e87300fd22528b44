const isOnlyQuery = ({ from, to }: { from: URL; to: URL }) =>
  from.pathname === to.pathname && from.search !== to.search

/**
 * Keeps the page when only the query changes (a tab, a filter, the back button): nothing is fetched or swapped, and
 * islands follow $route.
 */
export const skipQuerySwaps = () => {
  document.addEventListener('astro:before-preparation', (event) => {
    if (!isOnlyQuery(event)) return
    event.loader = async () => {
      event.newDocument = document
    }
  })
  document.addEventListener('astro:before-swap', (event) => {
    if (!isOnlyQuery(event)) return
    event.swap = () => {}
    if (event.navigationType !== 'traverse') keepScroll(scrollX, scrollY)
  })
}

// The router scrolls to the top as for a new page.
const keepScroll = (left: number, top: number) => {
  const scrollBack = () => scrollTo({ left, top, behavior: 'instant' })
  document.addEventListener('astro:after-swap', scrollBack, { once: true })
}
