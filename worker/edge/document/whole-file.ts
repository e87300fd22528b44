import { type FileLimits, fileProblem, formatBytes } from '#domain/document/file-parts'
import { safeName } from '#domain/document/naming'
import { Refusal } from '#domain/refusal'
import { fileStoreOf } from '../../directory/file-store.ts'
import { typedBytes } from '../body.ts'
import type { Visit } from '../visit.ts'
import { scanned } from './scanning.ts'

const TYPES = ['application/octet-stream']

const refused = (reason: string) => new Refusal(422, 'file_refused', reason)

const tooLarge = ({ mostBytes }: FileLimits) =>
  new Refusal(
    413,
    'too_large',
    `This file is larger than ${formatBytes(mostBytes)}. Choose a smaller one, or send its pages as several files.`,
  )

/** The file of a request in one piece, checked; `?name=` names it. Throws 413, 415, 422 and 502, and stores nothing. */
export const checkedFile = async (visit: Visit, limits: FileLimits) => {
  const name = safeName(visit.url.searchParams.get('name') ?? '')
  const bytes = await typedBytes(visit.request, TYPES, limits.mostBytes).catch((error) => {
    throw error instanceof Refusal && error.status === 413 ? tooLarge(limits) : error
  })
  const problem = fileProblem({ name, size: bytes.length }, limits)
  if (problem !== null) throw refused(problem)
  const found = await scanned(visit, { name, bytes })
  if (found.is === 'refused') throw refused(found.reason)
  return { name, bytes, mime: found.mime, pages: found.pages, text: found.text }
}

type Checked = Awaited<ReturnType<typeof checkedFile>>

/** Stores a checked file while `record` tells the firm's object of it; what that refuses is removed again. */
export const storedWith = async <T>(
  { env, site }: Visit,
  { bytes, mime, name, pages }: Pick<Checked, 'bytes' | 'mime' | 'name' | 'pages'>,
  record: (file: {
    readonly key: string
    readonly sha256: string
    readonly bytes: number
    readonly mime: string
    readonly name: string
    readonly pages: number | null
  }) => Promise<T>,
): Promise<T> => {
  const files = fileStoreOf(env.FILES, site.firm.tenant)
  const stored = await files.put(bytes, mime)
  try {
    return await record({ ...stored, name, pages })
  } catch (error) {
    if (error instanceof Refusal) await files.remove([stored.key])
    throw error
  }
}
