import { ownAddress } from './own-host.ts'

/** Goes to a page of this host without loading the document anew. `isReplacing`: back skips the page in view. */
export const go = (address: string, { isReplacing = false }: { isReplacing?: boolean } = {}) => {
  const own = ownAddress(new URL(address, location.href))
  if (own.origin !== location.origin) return location.assign(own.href)
  void import('./router.ts').then(({ navigate }) =>
    navigate(own.href, isReplacing ? { history: 'replace' } : {}),
  )
}
