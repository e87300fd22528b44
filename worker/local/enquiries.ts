import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { splitSource } from '#lib/enquiry/source-text'

const USAGE = 'Name a list of enquiries (.txt, .docx, .eml): npm run -s enquiries -- FILE'

/** Prints how a list of enquiries splits, as JSON; resolves with 1 when it cannot be read. */
const print = async (path: string | undefined): Promise<number> => {
  if (path === undefined) return stop(USAGE)
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) return stop(`Cannot read ${path}. Check the path.`)
  try {
    const list = await splitSource(basename(path), new Uint8Array(bytes))
    console.info(JSON.stringify(list, null, 1))
    return 0
  } catch (error) {
    return stop(`Cannot read ${path}: ${error instanceof Error ? error.message : 'unknown format'}`)
  }
}

const stop = (message: string) => {
  console.error(message)
  return 1
}

process.exitCode = await print(process.argv[2])
