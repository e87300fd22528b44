import type { TemplateContent } from '#domain/template/template'
import type { WordFileView, WordReceipt } from '#domain/template/word/file'
import { wordBody } from '#domain/template/word/part'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { type WordFile, wordFileDocument } from './document.ts'

/** The Word files of the firm’s templates. */
export const wordFilesOf = (store: Store) => {
  const { find, insert } = tableOf(store, wordFileDocument)
  return { find, insert }
}

export const toReceipt = ({ id, name, bytes, parts }: WordFile): WordReceipt => ({
  id,
  name,
  bytes,
  body: wordBody(parts),
})

/** A Word file that was stored; null for none. */
export const wordReceipt = (store: Store, id: string): WordReceipt | null => {
  const file = wordFilesOf(store).find(id)
  return file && toReceipt(file)
}

/** The Word file that a content names, for a page; null for a text. */
export const wordFileView = (
  store: Store,
  { word }: Pick<TemplateContent, 'word'>,
): WordFileView | null => {
  const file = word === null ? null : wordFilesOf(store).find(word)
  return file && { id: file.id, name: file.name, bytes: file.bytes }
}
