import { containerOf, fileTypes, typeProblem } from '#domain/document/file-type'
import { endingOf } from '#domain/document/naming'
import { MACRO_PROBLEM, PASSWORD_PROBLEM } from '#domain/document/office'
import { pdfProblem, unreadableProblem } from '#domain/document/pdf'
import { lateModules } from '../../late-modules.ts'
import { scanOffice } from './office-scan.ts'
import { refused, type ScannedFile, type ScanResult } from './scan.ts'

/** A larger PDF is filed without its number of pages, as reading it takes several times its size of memory. */
const MOST_READ_PDF = 15 * 1024 * 1024
/** Most bytes of a text that is searched. */
const MOST_TEXT_BYTES = 1024 * 1024

// The harmless text that every scanner takes for a virus: eicar.org.
const TEST_VIRUS = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

/** The checker that comes with the product: what a file is by its bytes, and what no document needs. */
export const embeddedScan = async ({ name, bytes }: ScannedFile): Promise<ScanResult> => {
  const ending = endingOf(name)
  if (includesName(bytes, 'EncryptedPackage')) return refused(PASSWORD_PROBLEM)
  const problem = typeProblem(ending, bytes)
  if (problem !== null) return refused(problem)
  const { mime, container } = fileTypes[ending] ?? { mime: '', container: null }
  if (container === 'pdf') return scanPdf(bytes, mime)
  if (container === 'archive') return scanOffice(bytes, ending, mime)
  if (container === 'compound') return scanCompound(bytes, mime)
  if (container === 'text') return scanText(bytes, mime)
  return { is: 'clean', mime, pages: null, text: null }
}

const scanPdf = async (bytes: Uint8Array, mime: string): Promise<ScanResult> => {
  const problem = pdfProblem(bytes)
  if (problem !== null) return refused(problem)
  if (bytes.length > MOST_READ_PDF) return { is: 'clean', mime, pages: null, text: null }
  const { pageCount } = await lateModules.pdfReader()
  const pages = await pageCount(bytes).catch((error: unknown) => error)
  if (typeof pages === 'number') return { is: 'clean', mime, pages, text: null }
  const isProtected = pages instanceof Error && /password|encrypted/i.test(pages.message)
  return refused(unreadableProblem(isProtected))
}

// The names inside a compound file (MS-CFB) are UTF-16, low byte first; a Word file with a password is one.
const includesName = (bytes: Uint8Array, name: string) =>
  containerOf(bytes) === 'compound' &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from(name, 'utf16le'),
  )

const scanCompound = (bytes: Uint8Array, mime: string): ScanResult => {
  if (includesName(bytes, '_VBA_PROJECT')) return refused(MACRO_PROBLEM)
  return { is: 'clean', mime, pages: null, text: null }
}

const scanText = (bytes: Uint8Array, mime: string): ScanResult => {
  const text = new TextDecoder().decode(bytes.subarray(0, MOST_TEXT_BYTES))
  return text.includes(TEST_VIRUS)
    ? refused('A virus was found in this file. It was not kept.')
    : { is: 'clean', mime, pages: null, text: mime === 'text/plain' ? text : null }
}
