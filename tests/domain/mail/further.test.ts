import { describe, expect, test } from 'vitest'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { headers } from './further/headers.ts'
import { machines, protections } from './further/protected.ts'
import { structures } from './further/structures.ts'
import { texts } from './further/texts.ts'
import { lacking } from './held.ts'

const all = [texts, headers, structures, protections, machines].flat()

describe('further difficult mails', () => {
  test('are forty at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    expect([...differencesOf(bytesOf(it.mail), it.expected), ...lacking(it)]).toEqual([])
  })
})
