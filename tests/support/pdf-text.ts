import { inflateSync } from 'node:zlib'

const REFERENCE = '(\\d+) 0 R'

type Part = { readonly text: string; readonly stream: string | null }

/** The objects of a file that compresses its streams alone, as pdfmake writes them. */
const partsOf = (bytes: Buffer): ReadonlyMap<string, Part> => {
  const source = bytes.toString('latin1')
  const found = source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', content = '']) => [id, partOf(content)]))
}

const partOf = (content: string): Part => {
  const [text = '', stream = null] = content.split(/\nstream\n/)
  if (stream === null || !text.includes('/FlateDecode')) return { text, stream }
  return { text, stream: inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') }
}

const hexText = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((it) => String.fromCharCode(Number.parseInt(it, 16))).join('')

/** What each glyph of a font stands for, from its ToUnicode table. */
const glyphsOf = (table: string): ReadonlyMap<number, string> => {
  const ranges = table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)
  return new Map(
    [...ranges].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f]+)>/gi)].map(
        ([, hex = ''], at) => [Number.parseInt(first, 16) + at, hexText(hex)] as const,
      ),
    ),
  )
}

const fontsOf = (parts: ReadonlyMap<string, Part>) => {
  const named = [...parts.values()].flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`/(F\\d+) ${REFERENCE}`, 'g'))].map(
      ([, name = '', id = '']) => [name, id] as const,
    ),
  )
  const tableOf = (id: string) => {
    const table = new RegExp(`/ToUnicode ${REFERENCE}`).exec(parts.get(id)?.text ?? '')?.[1] ?? ''
    return parts.get(table)?.stream ?? ''
  }
  return new Map(named.map(([name, id]) => [name, glyphsOf(tableOf(id))]))
}

/** The text layer of a PDF: what a search in it finds, a line for each piece of text. */
export const pdfText = (bytes: Buffer) => {
  const parts = partsOf(bytes)
  const fonts = fontsOf(parts)
  let font = new Map() as ReadonlyMap<number, string>
  let text = ''
  for (const { stream } of parts.values()) {
    for (const [token, name, hex] of stream?.matchAll(
      /\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|\bET\b/gi,
    ) ?? []) {
      if (name !== undefined) font = fonts.get(name) ?? font
      else if (hex !== undefined)
        text += (hex.match(/.{4}/g) ?? [])
          .map((it) => font.get(Number.parseInt(it, 16)) ?? '')
          .join('')
      else if (token === 'ET') text += '\n'
    }
  }
  return text
}
