import { BankFileFault } from './bank-file.ts'

const FIELD = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n|\n|\r|$)/y

const unquoted = (field: string) =>
  field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field

/** The rows of a file of comma-separated values, each with the number of its line; throws for an open quotation mark. */
export const csvRows = (text: string) => {
  const rows: { readonly number: number; readonly fields: readonly string[] }[] = []
  let fields: string[] = []
  const pattern = new RegExp(FIELD)
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text)
    if (match === null)
      throw new BankFileFault('A quotation mark is not closed.', `line ${rows.length + 1}`)
    const [, field = '', end] = match
    fields.push(unquoted(field))
    if (end === ',' && pattern.lastIndex < text.length) continue
    if (fields.some(Boolean)) rows.push({ number: rows.length + 1, fields })
    fields = []
  }
  return rows
}
