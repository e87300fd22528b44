import { describe, expect, test } from 'vitest'
import { textsOf } from '#worker/local/texts/texts'

const textsIn = (path: string, ...lines: string[]) =>
  textsOf({ path, text: lines.join('\n') }).map(({ line, text }) => `${line} ${text}`)

describe('the texts of a file', () => {
  test('are the words of an element, with those within it and what is filled in', () => {
    const page = ['const Page = () => (', '  <p>Sent <b>by {name}</b>', '    on Friday.</p>', ')']
    expect(textsIn('a.tsx', ...page)).toEqual(['2 Sent by {name} on Friday.'])
  })

  test('are attributes and properties that people read, not code', () => {
    const field =
      '<Field label="calls" className="wide card" type="text" help={on ? "Ask us" : ""} />'
    expect(textsIn('a.tsx', field)).toEqual(['1 calls', '1 Ask us'])
    const row = `const row = { key: 'Due', title: 'due', text: \`Due on \${day}\` }`
    expect(textsIn('a.ts', row)).toEqual(['1 due', '1 Due on {day}'])
  })

  test('are refusals, not queries, comparisons, imports and errors for programmers', () => {
    const code = [
      "import { a } from 'Some module'",
      "if (name === 'Owner of it') throw new Error('Broken code')",
      "store.all('SELECT id FROM cases')",
      "throw new Refusal(409, 'ended', 'This case has ended.')",
    ]
    expect(textsIn('a.ts', ...code)).toEqual(['4 This case has ended.'])
  })

  test('keep the lines of an Astro page', () => {
    const page = ['---', "const title = 'Your case'", '---', '', '<style>p { color: red }</style>']
    expect(textsIn('a.astro', ...page, '<h1>Page not found</h1>')).toEqual([
      '2 Your case',
      '6 Page not found',
    ])
    expect(textsIn('a.astro', '', '<p>Sign in</p>')).toEqual(['2 Sign in'])
  })
})
