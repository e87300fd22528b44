import { describe, expect, test } from 'vitest'
import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import { differencesOf } from './compared.ts'
import { headers } from './further/headers.ts'
import { machines, protections } from './further/protected.ts'
import { structures } from './further/structures.ts'
import { texts } from './further/texts.ts'
import type { WrittenMail } from './further/written.ts'

const all = [texts, headers, structures, protections, machines].flat()

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** What a mail holds, by the names that the expectations use. */
const heldBy = (octets: string): Readonly<Record<string, readonly string[]>> => {
  const { warnings, tnef, calendar, nested } = parseMail(bytesOf(octets))
  return {
    warn: [...warnings],
    tnef: tnef.map(({ name, octets: inside }) => `${name} ${inside.length}`),
    calendar: calendar.map(({ method, summary }) => `${method} ${summary}`),
    nested: nested.map(({ subject }) => String(subject)),
  }
}

const lacking = ({ mail, expected }: WrittenMail) => {
  const held = heldBy(mail)
  return Object.keys(held).flatMap((kind) =>
    namesIn(expected[kind])
      .filter((it) => !held[kind]?.includes(it))
      .map((it) => `${kind} ${it}, but ${held[kind]?.join('; ')}`),
  )
}

describe('further difficult mails', () => {
  test('are forty at least', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test.each(all)('$name', (it) => {
    expect([...differencesOf(bytesOf(it.mail), it.expected), ...lacking(it)]).toEqual([])
  })
})
