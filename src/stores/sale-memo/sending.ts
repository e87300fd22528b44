import { RefusedFileError } from '#domain/document/refused-file'
import { pathOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { memoFilePath } from '#domain/sale-memo/api'
import { sendConfirmed } from '#lib/api'
import { ApiError } from '#lib/api-error'

type Part = {
  readonly id: string
  readonly file: File
  readonly index: number
  readonly count: number
}

/** Sends a file as a memo, whole with its last part, and reports the id of the memo. Throws for one that is refused. */
export const sendMemoTo =
  (onMemo: (id: string) => void) =>
  async ({ id, file, index, count }: Part, signal: AbortSignal): Promise<void> => {
    if (index < count - 1) return
    const name = encodeURIComponent(file.name)
    try {
      const answer = await sendConfirmed({
        method: 'PUT',
        address: `${pathOf(memoFilePath, { id })}?name=${name}`,
        body: new Blob([file], { type: 'application/octet-stream' }),
        signal,
        isQuiet: true,
      })
      onMemo(String(fieldsIn(fieldsIn(answer)['data'])['id'] ?? id))
    } catch (error) {
      throw refusedOr(error)
    }
  }

/** What the server refuses for good, with its reason; any other error as it is, after which it can be tried again. */
const refusedOr = (error: unknown) =>
  error instanceof ApiError && [403, 404, 409, 413, 422].includes(error.status)
    ? new RefusedFileError(error.message)
    : error
