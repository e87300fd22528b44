import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { lacking } from './held.ts'
import { charsets } from './sixty/charsets.ts'
import { contents, names } from './sixty/files.ts'
import { headers } from './sixty/headers.ts'
import { noReports, reports } from './sixty/machines.ts'
import { answers, flowedAndInvited } from './sixty/programs.ts'
import { hidden, protections } from './sixty/protected.ts'
import { senders } from './sixty/senders.ts'
import { lineEnds, structures } from './sixty/structures.ts'
import { inWhole } from './whole.ts'

const all = [
  [charsets, headers, senders, structures, lineEnds, names, contents],
  [answers, flowedAndInvited, protections, hidden, reports, noReports],
].flat(2)

describe('sixty more difficult mails', () => {
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
