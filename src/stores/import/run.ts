import { atom } from 'nanostores'
import type { FileRow, Import, ImportBody, ImportKind } from '#domain/import/import'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { untilOnline } from '#lib/request/online'
import { onReset } from '#stores/chrome/reset'
import { chunkOf, FIRST_SIZE, nextSize } from './chunks.ts'
import { importApi, refreshImports } from './imports.ts'
import { forgetRows, saveRows } from './saved-rows.ts'

/** The import that is running in this tab. It continues while the person works on other pages. */
export type ImportRun = {
  readonly importRun: Import
  /** cut: disconnected and retrying. refused: it cannot continue, for the reason in `why`. */
  readonly is: 'going' | 'paused' | 'cut' | 'refused' | 'ended'
  readonly perSecond: number
  readonly why: string | null
}

export const $importRun = atom<ImportRun | null>(null)

let rowsToSend: readonly FileRow[] = []
let currentRun = 0

const show = (change: Partial<ImportRun>) => {
  const run = $importRun.get()
  if (run !== null) $importRun.set({ ...run, ...change })
}

type Plan = Omit<ImportBody, 'rows'> & { readonly rows: readonly FileRow[] }

export const startImport = async (kind: ImportKind, { rows, ...plan }: Plan) => {
  const body = { ...plan, rows: rows.length }
  const it = await call(importApi(kind).begin, { body, isQuiet: true })
  if (!it.dry) await saveRows(it.id, rows)
  await continueImport(it, rows)
}

/** Continues an import from its first row that was not imported. */
export const continueImport = async (importRun: Import, rows: readonly FileRow[]) => {
  currentRun += 1
  rowsToSend = rows
  $importRun.set({ importRun, is: 'going', perSecond: 0, why: null })
  await sendRows(currentRun)
}

/** Stops sending; the rows imported so far stay. */
export const pauseImport = () => {
  currentRun += 1
  show({ is: 'paused' })
}

export const resumeImport = async () => {
  const run = $importRun.get()
  if (run !== null) await continueImport(run.importRun, rowsToSend)
}

export const endImport = async (importRun: Import) => {
  currentRun += 1
  const ended = await call(importApi(importRun.kind).finish, { params: { id: importRun.id } })
  if ($importRun.get()?.importRun.id === importRun.id) show({ importRun: ended, is: 'ended' })
  await forgetRows()
  refreshImports()
}

export const closeImport = () => {
  currentRun += 1
  rowsToSend = []
  $importRun.set(null)
}

onReset(closeImport)

const sendRows = async (ownRun: number) => {
  let size = FIRST_SIZE
  const startedAt = performance.now()
  const first = $importRun.get()?.importRun.taken ?? 0
  for (;;) {
    const it = $importRun.get()?.importRun
    if (currentRun !== ownRun || it === undefined) return
    if (it.taken >= rowsToSend.length) return await finish(it, ownRun)
    const rows = chunkOf(rowsToSend, it.taken, size)
    const start = performance.now()
    const next = await sendChunk(it, rows, ownRun)
    if (currentRun !== ownRun) return
    if (next === null) return
    size = nextSize(rows.length, performance.now() - start)
    const seconds = (performance.now() - startedAt) / 1000
    show({ importRun: next, is: 'going', perSecond: (next.taken - first) / Math.max(seconds, 0.1) })
  }
}

const RETRY_DELAYS = [1000, 2000, 5000, 10_000, 15_000]

const sendChunk = (
  importRun: Import,
  rows: readonly FileRow[],
  ownRun: number,
): Promise<Import | null> => {
  const { rows: rowsEndpoint, show: showEndpoint } = importApi(importRun.kind)
  const params = { id: importRun.id }
  const key = crypto.randomUUID()
  const body = { from: importRun.taken, rows: [...rows] }
  return withRetries(ownRun, async () => {
    try {
      return (await call(rowsEndpoint, { params, body, key, isQuiet: true })).import
    } catch (error) {
      // The rows were imported and the answer was lost.
      const isTaken = error instanceof ApiError && /^import\.(gap|other_rows)$/.test(error.code)
      if (!isTaken) throw error
      return await call(showEndpoint, { params, isQuiet: true })
    }
  })
}

/** Retries until the request is answered; null when it was refused or another run has started. */
const withRetries = async <T>(ownRun: number, act: () => Promise<T>): Promise<T | null> => {
  for (let tries = 0; currentRun === ownRun; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (currentRun !== ownRun || !(error instanceof ApiError)) throw error
      if (!isTemporary(error)) {
        show({ is: 'refused', why: error.message })
        return null
      }
      show({ is: 'cut' })
      await untilOnline(RETRY_DELAYS[Math.min(tries, RETRY_DELAYS.length - 1)] ?? 0)
    }
  }
  return null
}

const isTemporary = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

const finish = async ({ kind, id, dry }: Import, ownRun: number) => {
  const key = crypto.randomUUID()
  const requestFinish = () => call(importApi(kind).finish, { params: { id }, key, isQuiet: true })
  const ended = await withRetries(ownRun, requestFinish)
  if (ended === null) return
  if (currentRun === ownRun) show({ importRun: ended, is: 'ended' })
  if (!dry) await forgetRows()
  refreshImports()
}
