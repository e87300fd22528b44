import { readFile } from 'node:fs/promises'
import { BankFileFault, turnoverOf } from '#domain/bank-file/bank-file'
import { bankFileOf } from '#domain/bank-file/parse'
import { formatPence } from '#domain/money'

const USAGE = 'Name a bank statement (CSV, MT940 or CAMT.053): npm run -s bank-file -- FILE'

const stop = (message: string) => {
  console.error(message)
  return 1
}

/** Prints a bank statement as JSON, amounts in pence, and its turnover; resolves with 1 when it is refused. */
const print = async (path: string | undefined): Promise<number> => {
  if (path === undefined) return stop(USAGE)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return stop(`Cannot read ${path}. Check the path.`)
  try {
    const file = bankFileOf(text)
    const { in: received, out } = turnoverOf(file)
    console.info(JSON.stringify(file, null, 1))
    console.info(`${file.lines.length} lines, ${formatPence(received)} in, ${formatPence(out)} out`)
    return 0
  } catch (error) {
    if (error instanceof BankFileFault) return stop(`Refused: ${error.message}`)
    throw error
  }
}

process.exitCode = await print(process.argv[2])
