import { invalid } from '#domain/refusal'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import { wordBody } from '#domain/template/word/part'
import type { Store } from '#tenant/core/store'
import { wordFilesOf } from './files.ts'

/** The content with the text of its Word file; throws 422 for a file that there is none of, and for another family. */
export const withWordText = (
  store: Store,
  family: TemplateFamily,
  content: TemplateContent,
): TemplateContent => {
  if (content.word === null) return content
  const file = wordFilesOf(store).find(content.word)
  if (file === null || family !== 'document')
    throw invalid({ word: ['Choose the Word file again.'] })
  return { ...content, layout: null, body: wordBody(file.parts) }
}
