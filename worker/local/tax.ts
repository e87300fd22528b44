import { readFile } from 'node:fs/promises'
import { judgeTaxCase, type TaxVerdict } from '#domain/tax/case'

const USAGE = 'Name a file of published examples: npm run tax -- FILE.json'

/** Checks published examples against the tax and fee rules; resolves with 1 when any differs. */
const check = async (path: string | undefined): Promise<number> => {
  if (path === undefined) return stop(USAGE)
  const cases = await parseCases(path)
  if (typeof cases === 'string') return stop(cases)
  const verdicts = cases.map(judgeTaxCase)
  for (const { outcome, id, why } of verdicts)
    if (outcome === 'failed') console.info(`${id}: ${why}`)
  const count = (outcome: TaxVerdict['outcome']) =>
    verdicts.filter((verdict) => verdict.outcome === outcome).length
  if (count('skipped') > 0) console.info(`${count('skipped')} disputed, skipped`)
  console.info(`${count('passed')} passed, ${count('failed')} failed`)
  return count('failed') > 0 ? 1 : 0
}

const stop = (message: string) => {
  console.error(message)
  return 1
}

const parseCases = async (path: string): Promise<unknown[] | string> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return `Cannot read ${path}. Check the path.`
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : `${path} holds no array of cases.`
  } catch {
    return `${path} is not JSON.`
  }
}

process.exitCode = await check(process.argv[2])
