import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordProblem, xmlTokens } from '#domain/template/word/xml'
import { TemplateLimit } from '#tenant/template/limits'
import { aWordTemplate, p, row, run, table } from '../../worker/support/document/word.ts'
import { merge } from './merging.ts'

const words = [
  ...['x ', ' ', '{{ client.names }}', '{{ one.name }}', '{% assign a = 1 %}'],
  ...[
    '{% if case.price %}',
    '{% if case.registered_on %}',
    '{% else %}',
    '{% endif %}',
    '{% endif %}',
  ],
  ...['{% for one in clients %}', '{% for one in redemptions %}', '{% endfor %}', '{% endfor %}'],
]

const word = fc.constantFrom(...words)
const link = fc.array(word, { maxLength: 2 }).map((texts) => {
  const runs = texts.map((it) => run(it, '<w:b/>')).join('')
  return `<w:hyperlink w:anchor="a">${runs}</w:hyperlink>`
})
const paragraph = fc
  .array(fc.oneof({ weight: 8, arbitrary: word }, { weight: 1, arbitrary: link }), { maxLength: 4 })
  .map((runs) => p(...runs))
const cell = fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((all) => all.join(''))
const grid = fc
  .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
  .map((rows) => table(...rows.map((cells) => row(...cells))))
const body = fc
  .array(fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 1, arbitrary: grid }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((blocks) => blocks.join(''))

const parents: Readonly<Record<string, readonly string[]>> = {
  'w:p': ['w:body', 'w:tc'],
  'w:tbl': ['w:body', 'w:tc'],
  'w:tr': ['w:tbl'],
  'w:tc': ['w:tr'],
  'w:r': ['w:p', 'w:hyperlink'],
  'w:hyperlink': ['w:p'],
  'w:t': ['w:r'],
}

/** What a Word file may not look like: elements in a wrong place, cells without a paragraph, tables without a row. */
const faultsIn = (xml: string): string[] => {
  const open: { name: string; holds: string[] }[] = []
  const faults: string[] = []
  for (const { kind, name } of xmlTokens(xml)) {
    if (kind === 'open' || kind === 'empty') {
      const parent = open.at(-1)
      parent?.holds.push(name)
      if (parent && !(parents[name]?.includes(parent.name) ?? true))
        faults.push(`${name} in ${parent.name}`)
    }
    if (kind === 'open') open.push({ name, holds: [] })
    if (kind !== 'close') continue
    const closed = open.pop()
    if (closed?.name === 'w:tc' && closed.holds.at(-1) !== 'w:p')
      faults.push('a cell without a paragraph')
    if (closed?.name === 'w:tbl' && !closed.holds.includes('w:tr'))
      faults.push('a table without a row')
  }
  return faults
}

const more = { redemptions: [], redemption: null }

test('wherever blocks begin and end, a file is refused in words or stays a Word file', async () => {
  let merged = 0
  await fc.assert(
    fc.asyncProperty(body, async (it) => {
      try {
        const { parts } = await merge(aWordTemplate(it), { more })
        expect(faultsIn(parts.get('word/document.xml') ?? '')).toEqual([])
        merged += 1
      } catch (error) {
        if (error instanceof WordProblem || error instanceof TemplateLimit) return
        throw error
      }
    }),
    { numRuns: 1500 },
  )
  expect(merged).toBeGreaterThan(50)
})
