import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Chapter, chapters, type Requirement } from './support/lines.ts'

const lines = chapters.flatMap((chapter) => chapter.lines)
const checks = [...new Set(lines.flatMap((line) => line.checks))]

const names = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))

const isThere = (check: string) => {
  const [file, subject = '', title = '', ...rest] = check.split(' › ')
  const source = readFileSync(new URL(`./${file}.test.ts`, import.meta.url), 'utf8')
  return rest.length === 0 && names(source, subject) && names(source, title)
}

const row = ({ line, checks }: Requirement) => `| ${line} | ${checks.join('<br>')} |`

const chapterOf = ({ title, lines }: Chapter) =>
  `## ${title}\n\n| line | shown by |\n|---|---|\n${lines.map(row).join('\n')}\n`

const map = `# The Pusher protocol, line by line

Every line that the Hub keeps, and the checks that show it. They drive it from outside with \`ws\`, \`pusher-js\`,
\`laravel-echo\` and the \`pusher\` server package, once over one Hub and once over three. Written by
\`lines.test.ts\` from \`support/lines.ts\`.

${chapters.map(chapterOf).join('\n')}`

describe('the lines of the protocol', () => {
  test('each have a check', () => {
    expect(lines.filter((line) => line.checks.length === 0)).toEqual([])
    expect(lines.length).toBeGreaterThan(100)
  })

  test.each(checks)('are shown by a check that there is: %s', (check) => {
    expect(isThere(check)).toBe(true)
  })

  test('are told in the README beside them', async () => {
    await expect(map).toMatchFileSnapshot('README.md')
  })
})
