import { piecesOf } from '#domain/template/checking/pieces'
import { parseMarkup } from '#domain/template/markup/parsing'
import { textFrom } from '#domain/template/markup/text'
import { outlineBlocks, outlineText } from '#domain/template/word/outline'
import { renderedOutline, type WordPart } from '#domain/template/word/part'
import { WordProblem } from '#domain/template/word/xml'
import { TemplateLimit } from '../limits.ts'
import {
  fileNameOf,
  type Parts,
  type RenderedTemplate,
  type TemplateWriter,
  writerOf,
} from '../rendering.ts'
import type { WordFile } from './document.ts'

type RenderedPart = { readonly part: WordPart; readonly rendered: string }

const RENDER = /^render\s+(?:'([^']*)'|"([^"]*)")$/

/** Renders a Word template with the values of a case; throws `TemplateLimit` for one that is malformed, does too much or is gone. */
export const renderWord = (parts: Parts, file: WordFile | null): RenderedTemplate => {
  if (file === null) throw new TemplateLimit('The Word file of this template is gone.')
  const writer = writerOf(parts)
  const rendered = file.parts.map((part) => ({ part, rendered: renderedPart(writer, part) }))
  const { key, sha256, name } = file
  const merged = rendered.map(({ part, rendered: text }) => ({ name: part.name, rendered: text }))
  return {
    ...{ subject: '', preheader: '', html: '', sms: '' },
    ...outlinesOf(rendered),
    file_name: fileNameOf(writer, parts.content),
    word: { file: { key, sha256, name }, parts: merged },
    missing: writer.missing(),
  }
}

/** A mark that stands for a snippet until the part around it is rendered; no value can hold it. */
const SNIPPET = '\u0003'

const renderedPart = (writer: TemplateWriter, { template }: WordPart): string => {
  const texts: string[] = []
  let marked = ''
  let at = 0
  for (const { kind, text, from, to } of piecesOf(template)) {
    const [, single, double] = kind === 'tag' ? (RENDER.exec(text) ?? []) : []
    const key = single ?? double
    if (key === undefined) continue
    texts.push(`{% render '${key}' %}`)
    marked += `${template.slice(at, from)}${SNIPPET}${texts.length - 1}${SNIPPET}`
    at = to
  }
  return writer
    .written(marked + template.slice(at), 'text')
    .split(SNIPPET)
    .map((piece, index) => (index % 2 === 0 ? piece : snippetText(writer, texts[Number(piece)])))
    .join('')
}

/** A snippet as plain text, without the marks of its markup. */
const snippetText = (writer: TemplateWriter, text = '') =>
  textFrom(parseMarkup(writer.written(text, 'markup')))

const isFrame = ({ part: { name } }: RenderedPart) => /^word\/(?:header|footer)/.test(name)

const outlineOf = ({ part, rendered }: RenderedPart) => {
  try {
    return renderedOutline(part, rendered)
  } catch (error) {
    throw error instanceof WordProblem ? new TemplateLimit(error.message) : error
  }
}

/** The parts as a preview and a search show them. */
const outlinesOf = (parts: readonly RenderedPart[]) => {
  const blocksOf = (name: string) =>
    parts
      .filter(({ part }) => part.name.startsWith(`word/${name}`))
      .map(outlineOf)
      .flatMap(outlineBlocks)
  const body = parts.filter((it) => !isFrame(it)).map(outlineOf)
  return {
    header: blocksOf('header'),
    body: body.flatMap(outlineBlocks),
    footer: blocksOf('footer'),
    text: body.map(outlineText).join('\n\n'),
  }
}
