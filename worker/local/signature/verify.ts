import { readFile } from 'node:fs/promises'
import { faultsIn } from './verifying.ts'

const USAGE = 'npm run signature -- verify FILE.pdf evidence.json [PUBLIC-KEY in base64]'

/** Checks a signed file against its evidence with nothing but Node; resolves with 1 when anything does not hold. */
const check = async ([command, pdf, evidence, key]: readonly string[]): Promise<number> => {
  if (command !== 'verify' || pdf === undefined || evidence === undefined) {
    console.error(USAGE)
    return 1
  }
  const faults = faultsIn(await readFile(pdf), await readFile(evidence, 'utf8'), key)
  for (const fault of faults) console.info(`Does not hold: ${fault}`)
  if (faults.length === 0) console.info('The file, its evidence and the signature over them hold.')
  if (faults.length === 0 && key === undefined)
    console.info(
      'The key was taken from the evidence. Compare it with the one that the firm gives you.',
    )
  return faults.length > 0 ? 1 : 0
}

process.exitCode = await check(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
