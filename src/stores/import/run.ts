import { atom } from 'nanostores'
import type { FileRow, Import, ImportBody, ImportKind } from '#domain/import/import'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
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

let sending: readonly FileRow[] = []
let turn = 0

const show = (change: Partial<ImportRun>) => {
  const run = $importRun.get()
  if (run !== null) $importRun.set({ ...run, ...change })
}

type Plan = Omit<ImportBody, 'rows'> & { readonly rows: readonly FileRow[] }

/** Creates an import, or a dry run, and sends its rows. */
export const startImport = async (kind: ImportKind, { rows, ...plan }: Plan) => {
  const body = { ...plan, rows: rows.length }
  const it = await call(importApi(kind).begin, { body, isQuiet: true })
  if (!it.dry) await saveRows(it.id, rows)
  await goOnWith(it, rows)
}

/** Continues an import from its first row that was not imported. */
export const goOnWith = async (importRun: Import, rows: readonly FileRow[]) => {
  turn += 1
  sending = rows
  $importRun.set({ importRun, is: 'going', perSecond: 0, why: null })
  await sendRows(turn)
}

/** Stops sending; the rows imported so far stay. */
export const pauseImport = () => {
  turn += 1
  show({ is: 'paused' })
}

/** Continues a paused import. */
export const resumeImport = async () => {
  const run = $importRun.get()
  if (run !== null) await goOnWith(run.importRun, sending)
}

/** Ends an import before its last row. */
export const endImport = async (importRun: Import) => {
  turn += 1
  const ended = await call(importApi(importRun.kind).finish, { params: { id: importRun.id } })
  if ($importRun.get()?.importRun.id === importRun.id) show({ importRun: ended, is: 'ended' })
  await forgetRows()
  refreshImports()
}

/** Closes the import; the rows imported so far stay. */
export const leaveImport = () => {
  turn += 1
  sending = []
  $importRun.set(null)
}

onReset(leaveImport)

const sendRows = async (mine: number) => {
  let size = FIRST_SIZE
  const begun = performance.now()
  const first = $importRun.get()?.importRun.taken ?? 0
  for (;;) {
    const it = $importRun.get()?.importRun
    if (turn !== mine || it === undefined) return
    if (it.taken >= sending.length) return await finish(it, mine)
    const rows = chunkOf(sending, it.taken, size)
    const start = performance.now()
    const next = await sent(it, rows, mine)
    if (turn !== mine) return
    if (next === null) return
    size = nextSize(rows.length, performance.now() - start)
    const seconds = (performance.now() - begun) / 1000
    show({ importRun: next, is: 'going', perSecond: (next.taken - first) / Math.max(seconds, 0.1) })
  }
}

const PATIENCE_MS = [1000, 2000, 5000, 10_000, 15_000]

/** The import after these rows were imported; null when they were refused. */
const sent = (
  importRun: Import,
  rows: readonly FileRow[],
  mine: number,
): Promise<Import | null> => {
  const { rows: take, show: look } = importApi(importRun.kind)
  const params = { id: importRun.id }
  const key = crypto.randomUUID()
  const body = { from: importRun.taken, rows: [...rows] }
  return patiently(mine, async () => {
    try {
      return (await call(take, { params, body, key, isQuiet: true })).import
    } catch (error) {
      // The rows were imported and the answer was lost.
      const isTaken = error instanceof ApiError && /^import\.(gap|other_rows)$/.test(error.code)
      if (!isTaken) throw error
      return await call(look, { params, isQuiet: true })
    }
  })
}

/** Retries until the request is answered; null when it was refused or another run has started. */
const patiently = async <T>(mine: number, act: () => Promise<T>): Promise<T | null> => {
  for (let tries = 0; turn === mine; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (turn !== mine || !(error instanceof ApiError)) throw error
      if (!isPassing(error)) {
        show({ is: 'refused', why: error.message })
        return null
      }
      show({ is: 'cut' })
      await waited(PATIENCE_MS[Math.min(tries, PATIENCE_MS.length - 1)] ?? 0)
    }
  }
  return null
}

const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/** Resolves after so many milliseconds, or as soon as the browser is online. */
const waited = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

const finish = async ({ kind, id, dry }: Import, mine: number) => {
  const key = crypto.randomUUID()
  const ask = () => call(importApi(kind).finish, { params: { id }, key, isQuiet: true })
  const ended = await patiently(mine, ask)
  if (ended === null) return
  if (turn === mine) show({ importRun: ended, is: 'ended' })
  if (!dry) await forgetRows()
  refreshImports()
}
