import { createHash, randomBytes } from 'node:crypto'

/** Bytes that lie in the file store under a key, with what identifies them. */
export type StoredFileBytes = {
  /** The object key in the file store; random, never user input. */
  readonly key: string
  /** In hexadecimal. */
  readonly sha256: string
  readonly bytes: number
  readonly mime: string
}

export const newFileKey = (tenant: string) => `t/${tenant}/${randomBytes(24).toString('base64url')}`

/** Where the parts of an upload lie until the file is whole; `upload` is the id of a stored one. */
export const partsPrefix = (tenant: string, upload: string) => `t/${tenant}/uploads/${upload}/`

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Bucket = Pick<R2Bucket, 'get' | 'put' | 'delete' | 'list'>

/** The files of one firm. */
export const fileStoreOf = (bucket: Bucket, tenant: string) => ({
  /** Stores bytes under a new key, or under that of a former attempt. */
  put: async (
    bytes: Uint8Array,
    mime: string,
    key = newFileKey(tenant),
  ): Promise<StoredFileBytes> => {
    await bucket.put(key, bytes, { httpMetadata: { contentType: mime } })
    return { key, sha256: sha256Of(bytes), bytes: bytes.byteLength, mime }
  },
  /** Null when there is no such file. */
  get: async (key: string): Promise<Uint8Array | null> => {
    const stored = await bucket.get(key)
    return stored === null ? null : new Uint8Array(await stored.arrayBuffer())
  },
  remove: (keys: readonly string[]) => bucket.delete([...keys]),
  /** Removes every file whose key begins with this. */
  removeAll: async (prefix: string) => {
    const { objects } = await bucket.list({ prefix })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  },
})

export type FileStore = ReturnType<typeof fileStoreOf>
