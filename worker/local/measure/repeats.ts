import type { Source } from '../imports.ts'

const BLOCK_LINES = 6

/** Returns how many places have a block of at least six lines that also occurs elsewhere. */
export const repeatedBlocks = (sources: readonly Source[]) => {
  const files = sources.map(({ text }) => windowsOf(text))
  const times = new Map<string, number>()
  for (const window of files.flat()) times.set(window, (times.get(window) ?? 0) + 1)
  const isRepeated = (window: string | undefined) => (times.get(window ?? '') ?? 0) > 1
  return files.flatMap((windows) =>
    windows.filter((window, at) => isRepeated(window) && !isRepeated(windows[at - 1])),
  ).length
}

/** Returns every six consecutive lines, without spaces, imports, comments and lines of brackets only. */
const windowsOf = (text: string) => {
  const lines = text
    .replace(/^import\s[^'"]*['"][^'"]*['"]/gm, '')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*)/.test(line))
  return lines.slice(BLOCK_LINES - 1).map((_, at) => lines.slice(at, at + BLOCK_LINES).join('\n'))
}
