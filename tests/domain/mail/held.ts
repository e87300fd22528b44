import { parseMail } from '#domain/mail/mail'
import { bytesOf } from '#domain/mail/mime/octets'
import type { WrittenMail } from './further/written.ts'

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

/** What is expected of a mail beside its text and files, and is not there, a line each. */
export const lacking = ({ mail, expected }: WrittenMail): string[] => {
  const held = heldBy(mail)
  return Object.keys(held).flatMap((kind) =>
    namesIn(expected[kind])
      .filter((it) => !held[kind]?.includes(it))
      .map((it) => `${kind} ${it}, but ${held[kind]?.join('; ')}`),
  )
}
