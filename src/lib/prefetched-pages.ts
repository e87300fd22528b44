/** A page as the server sends it; `parsed` until a navigation has moved its nodes into the document. */
export type FetchedPage = { readonly html: string; readonly address: string; parsed?: Document }

type PrefetchedPage = { readonly until: number; readonly page: Promise<FetchedPage | null> }

/** The prefetched pages by the path of their route. */
export const prefetched = new Map<string, PrefetchedPage>()

/** Drops the prefetched pages, because access or redirects have changed. */
export const dropPrefetched = () => prefetched.clear()
