type Router = {
  navigate: (address: string, options?: { history?: 'push' | 'replace' }) => Promise<void>
}

/** Goes to a page of this host without loading the document anew. `isReplacing`: back skips the page in view. */
export const go = (address: string, { isReplacing = false }: { isReplacing?: boolean } = {}) => {
  void import('astro:transitions/client').then(({ navigate }: Router) =>
    navigate(address, isReplacing ? { history: 'replace' } : {}),
  )
}
