import { describe, expect, test } from 'vitest'
import { figuresOf } from '#worker/local/measure/figures'
import { aliases, sourcesUnder } from './support/sources.ts'

const long = (lines: number) => `const f = () => {\n${'  g()\n'.repeat(lines - 2)}}\n`
const figures = (texts: Readonly<Record<string, string>>) =>
  figuresOf({
    sources: Object.entries(texts).map(([path, text]) => ({ path, text })),
    aliases: {},
  })

test('files, folders and circles of imports are counted', () => {
  const measured = figures({
    'src/a/one.ts': `import { b } from './two.ts'`,
    'src/a/two.ts': `import type { A } from './one.ts'`,
    'src/b/three.ts': '',
  })
  expect(measured).toMatchObject({ files: 3, 'most files in a folder': 2, 'import circles': 1 })
})

test('casts are counted without `as const`', () => {
  const text = 'const a = b as C; const d = e as never; const f = [1] as const'
  expect(figures({ 'a.ts': text })).toMatchObject({ 'casts (as T)': 2, 'casts (as never)': 1 })
})

test('functions are measured from their first line to their last', () => {
  const measured = figures({ 'a.ts': long(30), 'b.ts': long(31), 'c.ts': long(61) })
  expect(measured).toMatchObject({ 'functions over 30 lines': 2, 'functions over 60 lines': 1 })
})

test('own lines of a function leave out the functions inside it', () => {
  const inner = `const g = () => {\n${'    h()\n'.repeat(29)}}\n`
  const measured = figures({ 'a.ts': `const f = () => {\n${inner}${'  h()\n'.repeat(27)}}\n` })
  expect(measured).toMatchObject({
    'functions over 30 lines': 2,
    'functions over 30 own lines': 1,
  })
  const longer = figures({ 'a.ts': `const f = () => {\n${inner}${'  h()\n'.repeat(28)}}\n` })
  expect(longer).toMatchObject({ 'functions over 30 own lines': 2 })
})

test('a block that stands in two places is told twice, however it is set', () => {
  const block = ['one()', 'two()', 'three()', 'four()', 'five()', 'six()', 'seven()']
  const measured = figures({ 'a.ts': block.join('\n'), 'b.ts': block.join('\n\n  ') })
  expect(measured).toMatchObject({ 'repeated blocks': 2 })
})

test('comments are the share of lines that are not empty', () => {
  expect(figures({ 'a.ts': '// one\n\nconst a = 1\n/** two */\nb()\n' })).toMatchObject({
    'comments, % of lines': 50,
  })
})

describe('the product', () => {
  const sources = sourcesUnder(['src', 'worker'], /(?<!\.d)\.(ts|tsx|astro|mjs)$/)
  const measured = figuresOf({ sources, aliases })
  const most = {
    'casts (as T)': 40,
    'casts (as never)': 0,
    'functions over 30 own lines': 60,
    'functions over 60 own lines': 0,
  }

  test.each(Object.entries(most))('%s: at most %i', (figure, limit) => {
    expect(measured[figure]).toBeLessThanOrEqual(limit)
  })
})
