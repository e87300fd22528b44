/** A text of format=flowed with its lines joined (RFC 3676); quotes keep their depth, `-- ` stays alone. */
export const unflowed = (text: string, deletesSpace: boolean): string => {
  const lines: { depth: string; text: string; isOpen: boolean }[] = []
  for (const raw of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(raw)?.[0] ?? ''
    const line = raw.slice(depth.length).replace(/^ /, '')
    const isOpen = line.endsWith(' ') && line !== '-- '
    const last = lines.at(-1)
    if (last?.isOpen && last.depth === depth && line !== '-- ') {
      last.text = (deletesSpace ? last.text.slice(0, -1) : last.text) + line
      last.isOpen = isOpen
    } else lines.push({ depth, text: line, isOpen })
  }
  return lines.map(({ depth, text: line }) => (depth ? `${depth} ${line}` : line)).join('\n')
}
