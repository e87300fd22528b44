import { caseExportApi } from '#domain/conveyance/export-file/api'
import { call } from '#lib/api'
import { caseId } from './case-store.ts'

/** Returns the whole file of the case on the page as an archive, with its name. */
export const exportWholeFile = async () => {
  const { name, files } = await call(caseExportApi.create, { params: { id: caseId() }, body: {} })
  const { zipOf } = await import('#lib/archive/zip')
  return {
    name: `${name}.zip`,
    archive: await zipOf(files.map(({ name, text }) => ({ name, content: text }))),
  }
}
