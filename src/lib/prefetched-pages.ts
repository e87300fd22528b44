type PrefetchedPage = { readonly until: number; readonly html: Promise<string | null> }

/** The prefetched pages by the path of their route. */
export const prefetched = new Map<string, PrefetchedPage>()

/** Drops the prefetched pages, because access or redirects have changed. */
export const dropPrefetched = () => prefetched.clear()
