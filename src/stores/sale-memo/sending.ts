import { pathOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { memoFilePath } from '#domain/sale-memo/api'
import { type FileToSend, sendWholeFile } from '#stores/document/whole-file'

/** Sends a file as a memo, whole with its last part, and reports the id of the memo. Throws for one that is refused. */
export const sendMemoTo =
  (onMemo: (id: string) => void) =>
  async ({ id, file, index, count }: FileToSend, signal: AbortSignal): Promise<void> => {
    if (index < count - 1) return
    const answer = await sendWholeFile(pathOf(memoFilePath, { id }), { file }, signal)
    onMemo(String(fieldsIn(fieldsIn(answer)['data'])['id'] ?? id))
  }
