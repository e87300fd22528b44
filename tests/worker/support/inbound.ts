import { vi } from 'vitest'
import { receiveMail } from '#worker/edge/mail/inbound'
import type { Env } from '#worker/env'
import { env as bindings, type FirmUnderTest } from './firm.ts'

/** A mail as its lines. */
export const mailOf = (
  headers: Readonly<Record<string, string>>,
  ...body: readonly string[]
): string =>
  [
    ...Object.entries({ From: 'Sunita Rao <sunita@brookes.test>', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    ...body,
  ].join('\r\n')

/** A mail with one attachment. */
export const mailWith = (
  headers: Readonly<Record<string, string>>,
  name: string,
  content: string,
): string =>
  mailOf(
    { ...headers, 'Content-Type': 'multipart/mixed; boundary=b' },
    '--b',
    'Content-Type: text/plain',
    '',
    'Please see the attached.',
    '--b',
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    btoa(content),
    '--b--',
  )

const CHUNK = 256 * 1024

/** A mail of some MB as a stream, and how many of its bytes were taken. */
export const aHugeMail = (megabytes: number, head = '') => {
  let size = 0
  const raw = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = new Uint8Array(CHUNK).fill(65)
      if (size === 0) chunk.set(new TextEncoder().encode(head))
      size += CHUNK
      controller.enqueue(chunk)
      if (size >= megabytes * 1024 * 1024) controller.close()
    },
  })
  return { raw, taken: () => size }
}

export const envOf = ({ stub }: FirmUnderTest) => {
  const namespace = { idFromName: () => stub.id, get: () => stub }
  return { ...bindings, TENANT: namespace } as unknown as Env
}

/** Hands a mail over as the platform does; the reason of its refusal, null when it was accepted. */
export const deliver = async (
  firm: FirmUnderTest,
  to: string,
  mail: string | Uint8Array<ArrayBuffer>,
): Promise<string | null> => {
  const setReject = vi.fn<(reason: string) => void>()
  await receiveMail({ to, raw: new Blob([mail]).stream(), setReject }, envOf(firm))
  return setReject.mock.calls[0]?.[0] ?? null
}

/** The stored emails, oldest first. */
export const storedEmails = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>('SELECT doc FROM tracked_emails ORDER BY id')
      .map(({ doc }) => JSON.parse(doc)),
  )
