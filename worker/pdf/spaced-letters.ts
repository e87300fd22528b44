import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Run = { readonly str: string }

/** A run of text whose letters stand apart, so that no gap tells where a word ends: 'AG R E E D P R I C E'. */
const isSpaced = ({ str }: Run) => {
  const pieces = str.match(/\S+/g) ?? []
  return pieces.length >= 3 && pieces.join('').length <= 2 * pieces.length && /\p{L}/u.test(str)
}

/** The runs with those in spaced letters as words, by the spaces that the page itself sets. */
export const withWholeWords = async <T extends Run>(
  page: PDFPageProxy,
  runs: readonly T[],
): Promise<readonly T[]> => {
  if (!runs.some(isSpaced)) return runs
  const shown = await shownText(page)
  let from = 0
  return runs.map((run) => {
    if (!isSpaced(run)) return run
    const letters = [...run.str.replaceAll(/\s/g, '')].map((it) =>
      it.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
    )
    const pattern = new RegExp(letters.join('\\s*'), 'g')
    pattern.lastIndex = from
    const found = pattern.exec(shown)
    if (!found) return run
    from = pattern.lastIndex
    return { ...run, str: found[0].replaceAll(/\s+/g, ' ') }
  })
}

/** All that a page shows, glyph by glyph, in the order in which it does. */
const shownText = async (page: PDFPageProxy) => {
  const { fnArray, argsArray } = await page.getOperatorList()
  return argsArray
    .flatMap((args: unknown, at: number) => (fnArray[at] === OPS.showText ? glyphsOf(args) : []))
    .join('')
}

const glyphsOf = (args: unknown): readonly string[] => {
  const glyphs: unknown = Array.isArray(args) ? args[0] : []
  if (!Array.isArray(glyphs)) return []
  return glyphs.flatMap((it: unknown) => {
    const unicode = typeof it === 'object' && it !== null && 'unicode' in it ? it.unicode : ''
    return typeof unicode === 'string' ? unicode : []
  })
}
