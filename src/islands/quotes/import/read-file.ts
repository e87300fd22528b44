import type { ImportTable } from '#stores/import/file'
import { startWorker } from '#stores/import/worker'
import tableWorker from './table-worker.ts?worker&url'

/** The table in a file, or why it cannot be read. */
export type ReadFile = { readonly table: ImportTable } | { readonly problem: string }

const UNREADABLE = 'This file cannot be read. Save it again as CSV or .xlsx, and choose that.'

export const readFile = (file: File): Promise<ReadFile> =>
  new Promise((resolve) => {
    const reader = startWorker(tableWorker)
    const finish = (result: ReadFile) => {
      reader.terminate()
      resolve(result)
    }
    reader.addEventListener('message', ({ data: reply }: MessageEvent<WorkerReply>) =>
      finish(reply.table ? { table: reply.table } : { problem: reply.problem ?? UNREADABLE }),
    )
    reader.addEventListener('error', () => finish({ problem: UNREADABLE }))
    reader.postMessage(file)
  })

type WorkerReply = { readonly table?: ImportTable; readonly problem?: string | null }
