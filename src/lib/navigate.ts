import { ownAddress } from './host-links.ts'

/** Navigates to a page without reloading the document. `isReplacing` replaces the current history entry. */
export const go = (address: string, { isReplacing = false }: { isReplacing?: boolean } = {}) => {
  const own = ownAddress(new URL(address, location.href))
  if (own.origin !== location.origin) return location.assign(own.href)
  void import('./router.ts').then(({ navigate }) =>
    navigate(own.href, isReplacing ? { history: 'replace' } : {}),
  )
}
