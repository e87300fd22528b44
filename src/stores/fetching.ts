import { nanoquery } from '@nanostores/query'

/** Questions to the server, asked once for all islands of a page, and asked again when told to. */
export const [createFetcherStore, , { invalidateKeys, revalidateKeys }] = nanoquery({
  dedupeTime: 1000,
})
