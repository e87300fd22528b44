import { parse } from 'papaparse'
import { BadFile } from './bad-file.ts'

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Decodes a file by its byte order mark, otherwise as UTF-8, otherwise as Windows-1252. */
export const textOf = (bytes: Uint8Array): string => {
  const found = byteOrderMarks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))
  if (found) return new TextDecoder(found.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATOR = /^sep=(.)\r?\n/i

/** Parses a text file separated by commas, semicolons, tabs or bars; throws `BadFile`. */
export const csvCells = (bytes: Uint8Array): { cells: string[][]; skipped: number } => {
  const text = textOf(bytes)
  if (text.includes('\0'))
    throw new BadFile('This is not a table. Choose a CSV file or a workbook.')
  const separator = SEPARATOR.exec(text)
  const { data, errors } = parse<string[]>(separator ? text.slice(separator[0].length) : text, {
    delimiter: separator?.[1] ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const unclosedQuote = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosedQuote)
    throw new BadFile(
      `Row ${(unclosedQuote.row ?? 0) + 1 + (separator ? 1 : 0)} has a quotation mark that is never closed. Close it and choose the file again.`,
    )
  return { cells: data, skipped: separator ? 1 : 0 }
}
