import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { differencesOf } from './compared.ts'

// Mails of public parsers with known answers; they are not part of the project.
const folder = process.env['MAIL_FOLDER'] ?? join(import.meta.dirname, '../../../../shared/mime')
const isHere = existsSync(join(folder, 'expect.json'))

if (!isHere)
  console.info('Skipped: the published mails are not here; name their folder in MAIL_FOLDER.')

const expectedIn = (path: string): Record<string, unknown> =>
  isHere ? JSON.parse(readFileSync(join(path, 'expect.json'), 'utf8')) : {}

describe.skipIf(!isHere).each([folder, join(folder, 'bounces')])('%s', (path) => {
  const expected = Object.entries(expectedIn(path))
  test.each(expected.length > 0 ? expected : [['none', null]])('%s', (name, wanted) => {
    expect(differencesOf(readFileSync(join(path, name)), wanted)).toEqual([])
  })
})
