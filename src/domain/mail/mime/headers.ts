/** A header as it came: its name in small letters, its value unfolded, one character per byte. */
export interface Header {
  readonly name: string
  readonly octets: string
}

const FIELD = /^([!-9;-~]+)[ \t]*:/
/** Fields that show that a line without one above them is a fault and not the body. */
const KNOWN =
  /^(?:mime-version|content-[a-z-]+|subject|from|to|cc|date|message-id|received|reply-to|return-path|x-[a-z-]+)[ \t]*:/i

/** The headers of a part and where its body begins; a line that is no header ends them. */
export const parseHeaders = (lines: readonly string[]): { headers: Header[]; bodyAt: number } => {
  const headers: { name: string; octets: string }[] = []
  let at = 0
  if (/^>?From [^:]*/.test(lines[0] ?? '') && !FIELD.test(lines[0] ?? '')) at = 1
  for (; at < lines.length; at += 1) {
    const line = headers.length > 0 ? (lines[at] ?? '') : unfolded(lines[at] ?? '')
    if (line === '') return { headers: headers.map(trimmed), bodyAt: at + 1 }
    const last = headers.at(-1)
    const field = FIELD.exec(line)
    if (/^[ \t]/.test(line)) {
      if (last) last.octets += line
    } else if (field?.[1])
      headers.push({ name: field[1].toLowerCase(), octets: line.slice(field[0].length) })
    else if (!KNOWN.test(lines[at + 1] ?? '')) return { headers: headers.map(trimmed), bodyAt: at }
  }
  return { headers: headers.map(trimmed), bodyAt: at }
}

/** A first header that is folded has nothing to belong to, and stands for itself. */
const unfolded = (line: string) => (FIELD.test(line.trimStart()) ? line.trimStart() : line)

/** Without the blanks around a value; byte A0 belongs to letters of UTF-8 and stays. */
const trimmed = ({ name, octets }: Header): Header => {
  let [from, to] = [0, octets.length]
  while (isBlank(octets[from])) from += 1
  while (to > from && isBlank(octets[to - 1])) to -= 1
  return { name, octets: octets.slice(from, to) }
}

const isBlank = (octet: string | undefined) => octet === ' ' || octet === '\t'

/** The first value under a name, in octets without white space around it; null when there is none. */
export const headerOf = (headers: readonly Header[], name: string): string | null =>
  headers.find((header) => header.name === name)?.octets ?? null

/** Every value under a name, in octets. */
export const headersOf = (headers: readonly Header[], name: string): string[] =>
  headers.filter((header) => header.name === name).map((header) => header.octets)
