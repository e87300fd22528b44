import * as z from 'zod/mini'
import { hasBankNumber } from '#domain/template/checking/bank-numbers'
import { LONGEST_BODY } from '#domain/template/template'
import { withMarks } from './merging.ts'
import { outlineMarks, outlineText } from './outline.ts'
import { skeletonOf } from './skeleton.ts'
import { WordProblem } from './xml.ts'

/** A part of a Word file whose text is merged: its body, a header, a footer or its notes. */
export const WordPart = z.strictObject({
  /** 'word/document.xml' */
  name: z.string(),
  /** Liquid, in which marks stand for the XML between. */
  template: z.string(),
  /** What the XML of each mark says. */
  outline: z.array(z.string()),
})
export type WordPart = z.infer<typeof WordPart>

/** A part from its XML; throws WordProblem for one that cannot be merged. */
export const wordPart = (name: string, xml: string): WordPart => {
  const { template, outline } = skeletonOf(xml)
  if (template.length > LONGEST_TEMPLATE) throw new WordProblem(TOO_MANY)
  return { name, template, outline: [...outline] }
}

/** Longest Liquid of a part, in characters. */
const LONGEST_TEMPLATE = 60_000

const TOO_MANY = 'This file has too many fields. Split it into several.'

const MERGED = /^word\/(?:(header|footer)\d*|(document|footnotes|endnotes))\.xml$/

/** Whether the text of a part is merged. */
export const isMergedPart = (name: string) => MERGED.test(name)

/** A rendered part as an outline. */
export const renderedOutline = ({ outline }: WordPart, rendered: string) =>
  withMarks(rendered, outline, (text) => text.replaceAll('\n', outlineMarks.lineBreak))

const isTold = (line: string) => /\{\{|\{%/.test(line) || hasBankNumber(line)

/**
 * The text of a Word file with its fields, as it is checked and compared. Of a file that is longer than the text of a
 * template may be, the lines that have fields or that a check would refuse; throws WordProblem where these are too long.
 */
export const wordBody = (parts: readonly WordPart[]): string => {
  const whole = parts
    .map((part) => outlineText(withMarks(part.template, part.outline, (it) => it)))
    .filter((it) => it !== '')
    .join('\n\n')
  if (whole.length <= LONGEST_BODY) return whole
  const told = whole.split('\n').filter(isTold).join('\n…\n')
  if (told.length <= LONGEST_BODY) return told
  throw new WordProblem(TOO_MANY)
}
