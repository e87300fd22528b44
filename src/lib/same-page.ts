type Preparing = Event & { from: URL; to: URL; newDocument: Document; loader: () => Promise<void> }
type Swapping = Event & { from: URL; to: URL; navigationType: string; swap: () => void }

const isOnlyQuery = ({ from, to }: { from: URL; to: URL }) =>
  from.pathname === to.pathname && from.search !== to.search

/**
 * Keeps the page when only the query changes (a tab, a filter, the back button): nothing is fetched or swapped, and
 * islands follow $route.
 */
export const skipQuerySwaps = () => {
  document.addEventListener('astro:before-preparation', (event) => {
    const preparing = event as Preparing
    if (!isOnlyQuery(preparing)) return
    preparing.loader = async () => {
      preparing.newDocument = document
    }
  })
  document.addEventListener('astro:before-swap', (event) => {
    const swapping = event as Swapping
    if (!isOnlyQuery(swapping)) return
    swapping.swap = () => {}
    if (swapping.navigationType !== 'traverse') keepScroll(scrollX, scrollY)
  })
}

// The router scrolls to the top as for a new page.
const keepScroll = (left: number, top: number) => {
  const scrollBack = () => scrollTo({ left, top, behavior: 'instant' })
  document.addEventListener('astro:after-swap', scrollBack, { once: true })
}
