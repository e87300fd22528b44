import type { Env } from '#worker/env'
import type { Attachment } from './provider.ts'

type StoredFile = { readonly key: string; readonly name: string; readonly mime: string }

/** Reads files from the file store; throws when one is missing. */
export const attachmentsOf = (
  env: Pick<Env, 'FILES'>,
  files: readonly StoredFile[],
): Promise<Attachment[]> => Promise.all(files.map((file) => attachmentOf(env, file)))

const attachmentOf = async (
  { FILES }: Pick<Env, 'FILES'>,
  { key, name, mime }: StoredFile,
): Promise<Attachment> => {
  const stored = await FILES.get(key)
  if (stored === null) throw new Error(`The attachment ${name} is missing.`)
  return { name, mime, bytes: new Uint8Array(await stored.arrayBuffer()) }
}
