import type { MergeField } from '#domain/template/field'
import { nearest } from '#domain/template/nearest'
import type { Problem, Scan } from './scan.ts'

const isSizeOf = (path: string, fields: readonly MergeField[]) =>
  path.endsWith('.size') &&
  fields.some((it) => it.kind === 'list' && it.path === path.slice(0, -'.size'.length))

/** The fields that a template reads and that there are none of, each with the one that was probably meant. */
export const unknownFields = (scanned: Scan, fields: readonly MergeField[]): Problem[] => {
  const paths = fields.map((it) => it.path)
  return scanned.reads
    .filter(({ path }) => !paths.includes(path) && !isSizeOf(path, fields))
    .map(({ path, ...where }) => ({ ...where, message: unknownText(path, paths) }))
}

const unknownText = (path: string, paths: readonly string[]) => {
  const near = nearest(path, paths)
  const shown = path.replaceAll('[]', '')
  return `There is no field “${shown}”.${near ? ` Did you mean “${near.replaceAll('[]', '')}”?` : ''}`
}
