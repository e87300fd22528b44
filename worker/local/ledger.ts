import { readFile } from 'node:fs/promises'
import { fieldsIn } from '#domain/is-record'
import { differencesInApportionment } from '#domain/ledger/apportionment-case'
import { differencesInPostings } from '#domain/ledger/case'

const USAGE =
  'Name a file of examples of postings or apportionments: npm run -s ledger -- FILE.json'

const KINDS: Readonly<Record<string, (it: unknown) => readonly string[]>> = {
  postings: differencesInPostings,
  apportionments: differencesInApportionment,
}

/** Checks published examples against the books; resolves with 1 when any differs. */
const check = async (path: string | undefined): Promise<number> => {
  if (path === undefined) return stop(USAGE)
  const file = fieldsIn(await parsedFile(path))
  const differences = KINDS[String(file['kind'])]
  if (differences === undefined || !Array.isArray(file['cases']))
    return stop(`${path} holds no examples of postings or apportionments.`)
  let failed = 0
  for (const it of file['cases']) {
    const found = attempt(differences, it)
    if (found.length === 0) continue
    failed += 1
    console.info(`${fieldsIn(it)['id']}: ${found.join('; ')}`)
  }
  console.info(`${file['cases'].length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

const attempt = (differences: (it: unknown) => readonly string[], it: unknown) => {
  try {
    return differences(it)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const stop = (message: string) => {
  console.error(message)
  return 1
}

const parsedFile = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

process.exitCode = await check(process.argv[2])
