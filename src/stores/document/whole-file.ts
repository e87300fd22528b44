import { RefusedFileError } from '#domain/document/refused-file'
import { sendConfirmed } from '#lib/api'
import { ApiError } from '#lib/api-error'

/** A file to send, of which `index` is one of `count` parts. */
export type FileToSend = {
  readonly id: string
  readonly file: File
  readonly index: number
  readonly count: number
}

/** Sends a file in one piece and returns the answer. Throws RefusedFileError, with the server's reason, for one that is refused for good. */
export const sendWholeFile = async (
  path: string,
  { file }: Pick<FileToSend, 'file'>,
  signal: AbortSignal,
): Promise<unknown> => {
  const body = new Blob([file], { type: 'application/octet-stream' })
  const address = `${path}?name=${encodeURIComponent(file.name)}`
  try {
    return await sendConfirmed({ method: 'PUT', address, body, signal, isQuiet: true })
  } catch (error) {
    throw error instanceof ApiError && [403, 404, 409, 413, 422].includes(error.status)
      ? new RefusedFileError(error.message, error.missing)
      : error
  }
}
