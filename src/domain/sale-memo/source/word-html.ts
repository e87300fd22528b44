const TOKEN =
  /<w:t(?:\s[^>]*)?>[^<]*<\/w:t>|<w:(?:br|cr|tab)\s*\/>|<w:(?:p|tr|tc|tbl)(?:\s[^>]*)?>|<\/w:(?:p|tr|tc|tbl)>/g

const TAGS: Readonly<Record<string, string>> = {
  p: 'div',
  tr: 'tr',
  tc: 'td',
  tbl: 'table',
}

/** The text of a Word document's main part as HTML, with its tables; a paragraph without text is a gap. */
export const wordHtml = (xml: string): string =>
  (xml.match(TOKEN) ?? [])
    .map((token) => {
      if (/^<w:t[ >]/.test(token)) return token.replaceAll(/<[^>]*>/g, '')
      if (/^<w:(?:br|cr)/.test(token)) return '<br>'
      if (token.startsWith('<w:tab')) return ' | '
      const [, slash = '', name = ''] = /^<(\/?)w:(\w+)/.exec(token) ?? []
      return `<${slash}${TAGS[name] ?? 'div'}>`
    })
    .join('')
    .replaceAll('<div></div>', '<hr>')
