import { skeletonOf } from './skeleton.ts'
import { escapeXml, WordProblem, xmlTokens } from './xml.ts'

/** Most characters that a merged part may have. */
const MOST_MERGED = 20_000_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the marks
const MARKS = /\u0001(\d+)\u0002/

/** A rendered part with what its marks stand for, and its other text by `say`; throws WordProblem for too much. */
export const withMarks = (
  rendered: string,
  marked: readonly string[],
  say: (text: string) => string,
): string => {
  let [text, isMark] = ['', false]
  for (const piece of rendered.split(MARKS)) {
    text += isMark ? (marked[Number(piece)] ?? '') : say(piece)
    if (text.length > MOST_MERGED) throw new WordProblem('The document becomes too long.')
    isMark = !isMark
  }
  return text
}

const BREAK = '</w:t><w:br/><w:t xml:space="preserve">'

const sayXml = (text: string) => escapeXml(text).replaceAll('\n', BREAK)

const PARAGRAPH = '<w:p/>'

/** Adds the paragraph that Word wants where a loop or a condition left none, and takes away tables without rows. */
const withParagraphs = (xml: string) =>
  xml
    .replaceAll(/<w:tbl>(?:(?!<w:tbl>|<w:tr\b)[\s\S])*?<\/w:tblGrid>\s*<\/w:tbl>/g, PARAGRAPH)
    .replaceAll(
      /(<w:tc(?:\s[^>]*)?>|<\/w:tcPr>|<w:tcPr\/>|<\/w:tbl>)(\s*<\/w:tc>)/g,
      `$1${PARAGRAPH}$2`,
    )
    .replaceAll(/(<w:(hdr|ftr|txbxContent)(?:\s[^>]*)?>)(\s*<\/w:\2>)/g, `$1${PARAGRAPH}$3`)

/**
 * The XML of a part with its fields and tags as they were rendered; every value is text in it. Throws WordProblem where
 * that becomes too long or is no XML.
 */
export const mergedXml = (xml: string, rendered: string): string => {
  const skeleton = skeletonOf(xml)
  const merged = withParagraphs(withMarks(rendered, skeleton.xml, sayXml))
  xmlTokens(merged)
  return merged
}
