import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { broken } from './eighty/broken.ts'
import { charsets } from './eighty/charsets.ts'
import { files } from './eighty/files.ts'
import { headers } from './eighty/headers.ts'
import { people } from './eighty/people.ts'
import { machines, reports } from './eighty/reports.ts'
import { texts } from './eighty/texts.ts'
import { lacking } from './held.ts'
import { inWhole } from './whole.ts'

const all = [broken, charsets, headers, texts, files, people, reports, machines].flat()

describe('eighty more difficult mails and reports of mail servers', () => {
  test('are eighty at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(80)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    const { mail, expected } = it
    const found = [...differencesOf(bytesOf(mail), expected), ...lacking(it), ...inWhole(it)]
    expect(found).toEqual([])
  })
})
