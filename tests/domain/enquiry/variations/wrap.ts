/** A paragraph in lines of so many characters at most, those after the first below a hanging indent; 0 for one line. */
export const wrapped = (text: string, width: number, hanging: string): string => {
  if (width === 0) return text
  const lines: string[] = []
  let line = /^\s*/.exec(text)?.[0] ?? ''
  let isEmpty = true
  for (const word of text.trim().split(/ (?=\S)/)) {
    const next = isEmpty ? line + word : `${line} ${word}`
    if (!isEmpty && next.length > width) {
      lines.push(line)
      line = hanging + word
    } else line = next
    isEmpty = false
  }
  return [...lines, line].join('\n')
}
