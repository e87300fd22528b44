import type { Store } from './store.ts'

/** Whose database this is; null before the first call. */
export const ownerOf = (store: Store) =>
  store.row<{ tenant: string }>('SELECT tenant FROM firm WHERE only = 1')?.tenant ?? null

/** Takes an empty database for a firm. Throws for another firm than the one that has it. */
export const claim = (store: Store, tenant: string) => {
  const owner = ownerOf(store)
  if (owner === null) store.write('INSERT INTO firm (only, tenant) VALUES (1, ?)', tenant)
  else if (owner !== tenant) throw new Error('this database belongs to another firm')
  return tenant
}
