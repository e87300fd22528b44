import type { StandardReplyContent } from '#domain/standard-reply/standard-reply'
import { blankContent, type TemplateContent } from '#domain/template/template'

/** A standard reply as a template without a layout. */
export const templateOf = ({ title, text }: StandardReplyContent): TemplateContent => ({
  ...blankContent,
  name: title,
  body: text,
})
