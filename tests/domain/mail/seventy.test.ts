import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { lacking } from './held.ts'
import { charsets } from './seventy/charsets.ts'
import { complaints } from './seventy/complaints.ts'
import { flowed } from './seventy/flowed.ts'
import { headers } from './seventy/headers.ts'
import { people } from './seventy/people.ts'
import { reports } from './seventy/reports.ts'
import { structures } from './seventy/structures.ts'
import { words } from './seventy/words.ts'
import { inWhole } from './whole.ts'

const all = [charsets, headers, flowed, structures, reports, words, complaints, people].flat()

describe('seventy difficult mails, answers of machines and what only looks like one', () => {
  test('are seventy at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(70)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    const { mail, expected } = it
    const found = [...differencesOf(bytesOf(mail), expected), ...lacking(it), ...inWhole(it)]
    expect(found).toEqual([])
  })
})
