import { readFile, writeFile } from 'node:fs/promises'
import { differencesIn } from '#domain/sale-ready-pack/pdtf/differences'
import { parseExactly } from '#domain/sale-ready-pack/pdtf/exact-json'
import { type ReadTransaction, readTransaction } from '#domain/sale-ready-pack/pdtf/read'
import { READ_VERSION } from '#domain/sale-ready-pack/pdtf/version'
import { writeTransaction } from '#domain/sale-ready-pack/pdtf/write'

const USAGE = 'Name a PDTF transaction: npm run -s pdtf -- FILE.json [--out FILE.json]'

/** Reads a transaction into a pack and writes it again; resolves with 1 when anything was lost or is wrong. */
const roundTrip = async ([path, option, out]: readonly string[]): Promise<number> => {
  if (path === undefined || (option !== undefined && (option !== '--out' || out === undefined)))
    return stop(USAGE)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return stop(`Cannot read ${path}. Check the path.`)
  const value = parsed(text)
  if (value instanceof Error) return stop(`${path} is not JSON: ${value.message}`)
  const read = readTransaction(value)
  if (typeof read === 'string') return stop(read)
  const written = JSON.stringify(writeTransaction(stored(read.pack)), null, 2)
  if (out !== undefined) await writeFile(out, `${written}\n`)
  const lost = differencesIn(value, parseExactly(written))
  for (const line of [...read.problems, ...lost.map((it) => `Lost: ${it}`)]) console.info(line)
  console.info(summaryOf(read, lost.length))
  return lost.length > 0 || read.problems.length > 0 ? 1 : 0
}

/** The pack as it comes back from where it is stored. */
const stored = (pack: ReadTransaction['pack']): ReadTransaction['pack'] => {
  const text = JSON.stringify(pack)
  return Object.assign({ ...pack }, parseExactly(text))
}

const parsed = (text: string): unknown => {
  try {
    return parseExactly(text)
  } catch (error) {
    return error instanceof RangeError ? new Error('it is nested too deeply') : error
  }
}

const summaryOf = ({ pack, version }: ReadTransaction, lost: number) => {
  const facts = Object.keys(pack.facts).length
  const people = pack.participants?.length ?? 0
  const end = lost === 0 ? 'Nothing lost.' : `${lost} lost.`
  if (version !== null && version !== READ_VERSION)
    return `PDTF version ${version}: Deedbox reads version ${READ_VERSION}, so this one is kept whole as it is. ${end}`
  const kept =
    pack.kept.length + (pack.participants ?? []).reduce((sum, it) => sum + it.kept.length, 0)
  return `${facts} facts of the property, ${people} participants, ${kept} parts kept as they are. ${end}`
}

const stop = (message: string) => {
  console.error(message)
  return 1
}

process.exitCode = await roundTrip(process.argv.slice(2))
