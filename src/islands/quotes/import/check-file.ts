import { fieldErrorsIn } from '#domain/error-fields'
import { type ImportFile, mappedRows, mappingOf } from '#stores/import/file'
import { startImport } from '#stores/import/run'

/** Starts an import or a dry run; returns the problems that kept it from starting, as sentences. */
export const checkFile = async (file: ImportFile, dry: boolean): Promise<readonly string[]> => {
  const mapping = mappingOf(file)
  try {
    await startImport(file.kind, {
      name: file.name,
      dry,
      mapping,
      fingerprint: file.table.fingerprint,
      consent: file.consent,
      rows: mappedRows(file.table, mapping),
    })
    return []
  } catch (error) {
    const messages = Object.values(fieldErrorsIn(error)).flat()
    return messages.length > 0 ? messages : [error instanceof Error ? error.message : 'Try again.']
  }
}
