import { RefusedFileError } from '#domain/document/refused-file'
import { pathOf } from '#domain/endpoint'
import { packFilePath } from '#domain/sale-ready-pack/api'
import { sendConfirmed } from '#lib/api'
import { ApiError } from '#lib/api-error'

type Part = { readonly file: File; readonly index: number; readonly count: number }

/** Sends a document to an item of a pack, whole with its last part. Throws for one that is refused. */
export const sendDocumentTo =
  (id: string, item: string) =>
  async ({ file, index, count }: Part, signal: AbortSignal): Promise<void> => {
    if (index < count - 1) return
    const address = `${pathOf(packFilePath, { id, item })}?name=${encodeURIComponent(file.name)}`
    const body = new Blob([file], { type: 'application/octet-stream' })
    try {
      await sendConfirmed({ method: 'PUT', address, body, signal, isQuiet: true })
    } catch (error) {
      throw error instanceof ApiError && [403, 404, 409, 413, 422].includes(error.status)
        ? new RefusedFileError(error.message)
        : error
    }
  }
