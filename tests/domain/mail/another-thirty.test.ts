import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { headers } from './another-thirty/headers.ts'
import { machines } from './another-thirty/machines.ts'
import { parted } from './another-thirty/parts.ts'
import { texts } from './another-thirty/texts.ts'
import { differencesOf } from './compared.ts'
import { lacking } from './held.ts'
import { inWhole } from './whole.ts'

const all = [headers, texts, parted, machines].flat()

describe('thirty difficult mails of names, parts and machines', () => {
  test('are thirty at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    const { mail, expected } = it
    const found = [...differencesOf(bytesOf(mail), expected), ...lacking(it), ...inWhole(it)]
    expect(found).toEqual([])
  })
})
