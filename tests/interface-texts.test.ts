import { describe, expect, test } from 'vitest'
import { textsOf } from '#worker/local/texts/texts'
import { productTexts } from './support/product-texts.ts'

/** What no text of the product says: keys, shorthand, and phrases over which readers stumble. */
const refused = [
  /\b[a-z]+(-[a-z]+)*\.(view-any|view|create|update)\b/,
  /\bwd\b|\bN\/A\b|\bTemp\b/,
  /\bball\b|\bdoors?\b|\bin a hurry\b|\bsix-figure\b/i,
  /\bstands?\b|\brests? on\b|\bfor nobody\b|\bthat we know\b|\bknown to us\b|\ball the same\b/i,
  /\btaken back\b|\bruns? out\b|\bcomes? in\b|\bput off\b|\bleave it out\b/i,
  /\bwaits? for (a|an|the|itself|somebody|one|its|nothing)\b(?<!Wait for the)/i,
  /\bring us\b|\brings? you\b|\bpapers\b|\bpicked?\b|\b(give|given) away\b/i,
  /\bdead\b(?! tomorrow)|\bdie[sd]?\b|\bdying\b|\bby hand\b|\bletters at most\b|\bnot open to you\b/i,
]

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

const refusedIn = (text: string) => {
  const said = text.replace(/\{[^{}]*\}?/g, '{}')
  return refused.filter((it) => it.test(said))
}

describe('no text of the product', () => {
  test('shows a key or a phrase that readers stumble over', () => {
    const found = productTexts()
      .filter(({ text }) => refusedIn(text).length > 0)
      .map(({ path, line, text }) => `${path}:${line} ${text}`)
    expect(found).toEqual([])
  })

  test.each([
    'You need quotes.view-any',
    'Due +5 wd',
    'Who has the ball',
    'The quote is dead',
    'Ring us before you pay',
    'This waits for a second person',
  ])('says “%s”', (text) => expect(refusedIn(text)).toHaveLength(1))

  test.each(['Dead tomorrow', 'Wait for the client', 'Your documents', 'due by {wd}'])(
    'is refused for saying “%s”',
    (text) => expect(refusedIn(text)).toEqual([]),
  )
})
