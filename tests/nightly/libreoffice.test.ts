import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { plainTextOf } from '#worker/pdf/plain-text'
import { merge } from '../runtime/word/merging.ts'
import { aWordTemplate, item, p, row, table } from '../worker/support/document/word.ts'

/** The program of LibreOffice. */
const office = process.env['SOFFICE'] ?? 'soffice'

const hasLibreOffice = (() => {
  try {
    execFileSync(office, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const run = promisify(execFile)

/** The text of a Word file as LibreOffice lays it out. */
const laidOut = async (file: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'word-'))
  try {
    await writeFile(join(folder, 'letter.docx'), file)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(office, [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'letter.docx'),
    ])
    return await plainTextOf(new Uint8Array(await readFile(join(folder, 'letter.pdf'))), 100_000)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const frame = { header: 'Harcourt & Lyle', footer: 'Reference 26-P-01188' }

const withFields =
  p('Dear {{ client.names }},') +
  p('{% if case.price %}') +
  item('The price is {{ case.price | gbp }}') +
  p('{% endif %}') +
  item('Second step') +
  table(
    row('Item', 'Amount'),
    row('{% for line in quote.lines %}{{ line.label }}', '{{ line.amount | gbp }}{% endfor %}'),
  )

const written =
  p('Dear Amara Okonkwo and Lewis Okonkwo,') +
  item('The price is £385,000.00') +
  item('Second step') +
  table(
    row('Item', 'Amount'),
    row('Our legal fee', '£1,434.00'),
    row('Searches', '£384.00'),
    row('HM Land Registry fee', '£330.00'),
  )

test.skipIf(!hasLibreOffice)(
  'LibreOffice lays a merged file out as one that was written by hand (needs soffice)',
  { timeout: 180_000 },
  async () => {
    const { file } = await merge(
      aWordTemplate(withFields, { header: '{{ firm.name }}', footer: 'Reference {{ case.ref }}' }),
    )
    const text = await laidOut(file)
    expect(text).toContain('£385,000.00')
    expect(text).toBe(await laidOut(aWordTemplate(written, frame)))
  },
)

test.skipIf(!hasLibreOffice)(
  'LibreOffice lays a file without fields out as before it was merged (needs soffice)',
  { timeout: 180_000 },
  async () => {
    const bytes = aWordTemplate(written, frame)
    expect(await laidOut((await merge(bytes)).file)).toBe(await laidOut(bytes))
  },
)

// Word files of public projects; they are not part of this one.
const folder = process.env['WORD_FOLDER'] ?? join(import.meta.dirname, '../../../shared/docx')
const published = 'docxtemplater-tag-example.docx'

test.skipIf(!hasLibreOffice || !existsSync(join(folder, published)))(
  'LibreOffice lays a published file out as before it was merged (needs soffice and WORD_FOLDER)',
  { timeout: 180_000 },
  async () => {
    const bytes = new Uint8Array(await readFile(join(folder, published)))
    const before = await laidOut(bytes)
    expect(before?.length).toBeGreaterThan(100)
    expect(await laidOut((await merge(bytes)).file)).toBe(before)
  },
)
