import type { TemplateContent } from '#domain/template/template'
import { blankContent } from '#domain/template/template'
import { sampleValues } from '#domain/template/values/sample-case'
import type { MergeValues } from '#domain/template/values/value'
import { wordBody } from '#domain/template/word/part'
import { renderWord } from '#tenant/template/word/rendering'
import { mergedWord } from '#worker/word/merging'
import { readWordTemplate } from '#worker/word/reading'
import { partsIn } from '../../worker/support/document/word.ts'

const values: MergeValues = {
  ...sampleValues('joint', {}),
  firm: {
    name: 'Harcourt & Lyle',
    address: '1 Quay Street',
    phone: '0117 496 0100',
    email: 'hello@example.com',
    regulator: 'SRA',
    regulator_number: '123456',
  },
}

type Merging = {
  readonly more?: MergeValues
  readonly snippets?: Readonly<Record<string, string>>
  readonly content?: Partial<TemplateContent>
}

/** A Word template with the values of a made-up case: its rendering, and the merged file with its parts. */
export const merge = async (
  bytes: Uint8Array,
  { more = {}, snippets = {}, content = {} }: Merging = {},
) => {
  const parts = await readWordTemplate(bytes)
  const stored = { id: 'f', version: 1, name: 'Letter.docx', key: 'k', sha256: '', bytes: 1 }
  const created = { mime: '', created_at: '', created_by: { id: 'u', name: 'Ann' } }
  const rendered = renderWord(
    {
      content: { ...blankContent, name: 'Letter', word: 'f', body: wordBody(parts), ...content },
      layout: null,
      snippets,
      scripts: [],
      values: { ...values, ...more },
    },
    { ...stored, ...created, parts },
  )
  const file = await mergedWord(bytes, rendered.word?.parts ?? [])
  return { rendered, file, parts: await partsIn(file) }
}
