import { ownAddress } from './own-host.ts'

type Router = {
  navigate: (address: string, options?: { history?: 'push' | 'replace' }) => Promise<void>
}

/** Navigates to a page without reloading the document. `isReplacing` replaces the current history entry. */
export const go = (address: string, { isReplacing = false }: { isReplacing?: boolean } = {}) => {
  const own = ownAddress(new URL(address, location.href))
  if (own.origin !== location.origin) return location.assign(own.href)
  void import('astro:transitions/client').then(({ navigate }: Router) =>
    navigate(own.href, isReplacing ? { history: 'replace' } : {}),
  )
}
