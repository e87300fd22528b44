import { pathOf } from '#domain/endpoint'
import { fieldsIn } from '#domain/is-record'
import { type WordReceipt, wordFilePath } from '#domain/template/word/file'
import { type FileToSend, sendWholeFile } from '#stores/document/whole-file'

const sent = new Map<string, WordReceipt>()

/** A Word file that was sent from this page; undefined for any other. */
export const sentWordFile = (id: string): WordReceipt | undefined => sent.get(id)

/** Sends a Word file for a template, whole with its last part, and reports its id. Throws for one that is refused. */
export const sendWordFileTo =
  (onFile: (id: string) => void) =>
  async ({ id, file, index, count }: FileToSend, signal: AbortSignal): Promise<void> => {
    if (index < count - 1) return
    const answer = await sendWholeFile(pathOf(wordFilePath, { id }), { file }, signal)
    const { name, bytes, body } = fieldsIn(fieldsIn(answer)['data'])
    const receipt = { id, name: String(name), bytes: Number(bytes), body: String(body) }
    sent.set(id, receipt)
    onFile(id)
  }
