import { readFile } from 'node:fs/promises'
import { readMemo } from '#domain/sale-memo/read/read'
import { memoSource, Unreadable } from '../../sale-memo/source.ts'
import { inPrintedForm } from './printed.ts'

const USAGE = 'Name a memorandum of sale: npm run -s memo -- FILE (text, mail, HTML, Word or PDF)'

/** Prints what a memorandum of sale says as JSON, each value with how sure the reader is of it. */
const print = async (path: string | undefined): Promise<unknown> => {
  if (path === undefined) throw new Error(USAGE)
  const bytes = await readFile(path).catch(() => {
    throw new Error(`Cannot read ${path}. Check the path.`)
  })
  try {
    return { fields: inPrintedForm(readMemo(await memoSource(bytes, path))) }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason }
    throw error
  }
}

try {
  console.info(JSON.stringify(await print(process.argv[2]), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
