type Module = Readonly<Record<string, unknown>>

// The scripts of islands that were fetched ahead, by their address.
const modules = new Map<string, Module>()

/** Fetches the script of an island ahead; imported, so that its own imports load too. */
export const loadIsland = async (src: string) => {
  try {
    const loaded: Module = await import(/* @vite-ignore */ src)
    modules.set(src, loaded)
  } catch {
    // The page itself tries again.
  }
}

/**
 * Renders the islands of a swapped page whose scripts are here with the swap itself: Astro imports them anew, which
 * takes a task even then, and so a frame of the skeleton.
 */
export const renderLoadedIslands = () => {
  for (const island of document.querySelectorAll('astro-island[ssr]')) render(island)
}

const render = (island: Element) => {
  const component = exportOf(island, 'component-url', island.getAttribute('component-export'))
  const hydrator = exportOf(island, 'renderer-url', null)
  if (component === undefined || hydrator === undefined || !isReady(island)) return
  Object.assign(island, { Component: component, hydrator })
  island.hydrate().catch(() => null)
}

const exportOf = (island: Element, attribute: string, name: string | null) =>
  modules.get(island.getAttribute(attribute) ?? '')?.[name ?? 'default']

const isReady = (island: Element): island is Element & { hydrate: () => Promise<void> } =>
  'hydrate' in island && typeof island.hydrate === 'function'
