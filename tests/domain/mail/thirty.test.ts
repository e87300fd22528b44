import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { lacking } from './held.ts'
import { machines } from './thirty/machines.ts'
import { filesAndParts } from './thirty/parts.ts'
import { texts } from './thirty/texts.ts'
import { inWhole } from './whole.ts'

const all = [texts, filesAndParts, machines].flat()

describe('thirty more difficult mails', () => {
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
