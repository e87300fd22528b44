const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64
const SIZE = 10
const LEADING = 14
/** As many letters of Helvetica at this size as surely stand between the margins. */
const MOST_LETTERS = 88
const MOST_LINES = Math.floor((HEIGHT - 2 * MARGIN) / LEADING)

// The letters of Windows-1252 that Latin-1 lacks, by what stands in their place there.
const special: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

const byteOf = (letter: string) => {
  const code = special[letter] ?? letter.codePointAt(0) ?? 0
  return code < 256 ? code : 0x3f
}

const escaped = (line: string) =>
  Array.from(line, (letter) => {
    const byte = byteOf(letter)
    const isPlain = byte >= 32 && byte < 127 && !'()\\'.includes(letter)
    return isPlain ? letter : `\\${byte.toString(8).padStart(3, '0')}`
  }).join('')

const wrapped = (paragraph: string): string[] => {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > MOST_LETTERS) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

const pagesOf = (text: string): string[][] => {
  const lines = text.split('\n').flatMap(wrapped)
  const count = Math.max(1, Math.ceil(lines.length / MOST_LINES))
  return Array.from({ length: count }, (_, at) =>
    lines.slice(at * MOST_LINES, (at + 1) * MOST_LINES),
  )
}

const drawn = (lines: readonly string[]) =>
  `BT /F1 ${SIZE} Tf ${LEADING} TL ${MARGIN} ${HEIGHT - MARGIN} Td\n${lines
    .map((line) => `(${escaped(line)}) Tj T*`)
    .join('\n')}\nET`

const FIRST_PAGE = 4

/** A PDF of plain text at once, without the library that makes those of the product. */
export const plainPdf = (text: string): { readonly bytes: Uint8Array; readonly pages: number } => {
  const pages = pagesOf(text)
  const kids = pages.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => {
      const content = drawn(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${FIRST_PAGE + 2 * at + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = places.map((place) => `${place} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
  return { bytes: new TextEncoder().encode(file), pages: pages.length }
}
