import { readFile } from 'node:fs/promises'
import { parseMail } from '#domain/mail/mail'
import { printedMail } from './printed.ts'

const USAGE = 'Name a mail: npm run -s mail -- FILE.eml'

/** Prints how the product reads a mail, as JSON; resolves with 1 when it cannot be read. */
const print = async (path: string | undefined): Promise<number> => {
  if (path === undefined) return stop(USAGE)
  const bytes = await readFile(path).catch(() => undefined)
  if (bytes === undefined) return stop(`Cannot read ${path}. Check the path.`)
  console.info(JSON.stringify(printedMail(parseMail(bytes)), null, 1))
  return 0
}

const stop = (message: string) => {
  console.error(message)
  return 1
}

process.exitCode = await print(process.argv[2])
