import { blankContent, type TemplateContent, type TemplateFamily } from '#domain/template/template'
import type { TemplateVersion } from '#domain/template/version'

/** A template that every firm has from the start. */
export type Starter = {
  readonly family: TemplateFamily
  readonly key: string
  readonly content: TemplateContent
}

export type StarterContent = Partial<TemplateContent> & Pick<TemplateContent, 'name' | 'body'>

/** A template for clients unless it says otherwise. */
export const starterOf = (
  family: TemplateFamily,
  key: string,
  content: StarterContent,
): Starter => ({
  family,
  key,
  content: {
    ...blankContent,
    audience: family === 'document' || family === 'email' ? 'client' : null,
    ...content,
    body: content.body.trim(),
  },
})

// FNV-1a, so that an address stays while templates are added around it.
const hashOf = (text: string) =>
  [...text].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  ) >>> 0

/** The id of a starter, a number as no row has one. */
export const starterId = ({ family, key }: Pick<Starter, 'family' | 'key'>) =>
  String(hashOf(`${family}/${key}`))

/** A starter as the first version of its key, which has no row. */
export const standardVersion = ({ family, key, content }: Starter): TemplateVersion => ({
  id: starterId({ family, key }),
  version: 1,
  family,
  key,
  number: 1,
  status: 'published',
  content,
  effective_from: null,
  made_by: null,
  made_at: null,
  edited_by_id: null,
  sent_by_id: null,
  sent_by: null,
  published_by: null,
  published_at: null,
  note: null,
})
