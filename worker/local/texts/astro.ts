const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const NOT_MARKUP = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(style|script)\b[^>]*>[\s\S]*?<\/\1>/gi
const emptied = (text: string) => text.replace(/[^\n]/g, ' ')

/** Returns an Astro page as TSX with the same line numbers: its front matter, then its markup as a fragment. */
export const tsxOfAstro = (page: string) => {
  const [block = '', matter = ''] = FRONT_MATTER.exec(page) ?? []
  const markup = page.slice(block.length).replace(NOT_MARKUP, emptied)
  return block === '' ? `<>${markup}</>` : `\n${matter}\n\n;<>${markup}</>`
}
