import { pathOf } from '#domain/endpoint'
import { packFilePath } from '#domain/sale-ready-pack/api'
import { type FileToSend, sendWholeFile } from '#stores/document/whole-file'

/** Sends a document to an item of a pack, whole with its last part. Throws for one that is refused. */
export const sendDocumentTo =
  (id: string, item: string) =>
  async ({ file, index, count }: Omit<FileToSend, 'id'>, signal: AbortSignal): Promise<void> => {
    if (index === count - 1)
      await sendWholeFile(pathOf(packFilePath, { id, item }), { file }, signal)
  }
