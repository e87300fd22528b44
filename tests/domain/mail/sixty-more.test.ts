import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { lacking } from './held.ts'
import { charsets } from './sixty-more/charsets.ts'
import { headers } from './sixty-more/headers.ts'
import { machines } from './sixty-more/machines.ts'
import { structures } from './sixty-more/parts.ts'
import { inWhole } from './whole.ts'

const all = [charsets, headers, structures, machines].flat()

describe('sixty more difficult mails, of kinds that the others lack', () => {
  test('are sixty at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    const { mail, expected } = it
    const found = [...differencesOf(bytesOf(mail), expected), ...lacking(it), ...inWhole(it)]
    expect(found).toEqual([])
  })
})
