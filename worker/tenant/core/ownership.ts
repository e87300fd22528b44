import type { Store } from './store.ts'

/** Returns the tenant of this database; null before the first request. */
export const ownerOf = (store: Store) =>
  store.row<{ tenant: string }>('SELECT tenant FROM firm WHERE only = 1')?.tenant ?? null

/** Assigns an empty database to a tenant; throws when it belongs to another. */
export const assignOwner = (store: Store, tenant: string) => {
  const owner = ownerOf(store)
  if (owner === null) store.write('INSERT INTO firm (only, tenant) VALUES (1, ?)', tenant)
  else if (owner !== tenant) throw new Error('This database belongs to another tenant.')
  return tenant
}
