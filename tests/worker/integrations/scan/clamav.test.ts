import { expect, test } from 'vitest'
import { ScanUnavailableError, virusIn } from '#worker/integrations/scan/clamav'

/** A clamd that answers as told once a length of zero has arrived, and what it was sent. */
const aClamd = (answer: string) => {
  const sent: Uint8Array[] = []
  const there = new TransformStream<Uint8Array, Uint8Array>()
  const back = new TransformStream<Uint8Array, Uint8Array>()
  const serve = async () => {
    for await (const part of there.readable) {
      sent.push(part)
      if (part.length === 4 && part.every((it) => it === 0)) break
    }
    const writer = back.writable.getWriter()
    await writer.write(new TextEncoder().encode(`${answer}\0`))
  }
  void serve()
  return { connection: { readable: back.readable, writable: there.writable }, sent }
}

test('bytes are streamed in chunks with their length', async () => {
  const { connection, sent } = aClamd('stream: OK')
  expect(await virusIn(connection, new Uint8Array(300_000).fill(7))).toBeNull()
  expect(new TextDecoder().decode(sent[0])).toBe('zINSTREAM\0')
  const sizes = sent.slice(1).map((it) => it.length)
  expect(sizes).toEqual([4, 262_144, 4, 37_856, 4])
  expect([...(sent[1] ?? [])]).toEqual([0, 4, 0, 0])
})

test('a virus is named', async () => {
  const { connection } = aClamd('stream: Win.Test.EICAR_HDB-1 FOUND')
  expect(await virusIn(connection, new Uint8Array(3))).toBe('Win.Test.EICAR_HDB-1')
})

test.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: '])(
  'an answer that says nothing of the file is none: %s',
  async (answer) => {
    const { connection } = aClamd(answer)
    await expect(virusIn(connection, new Uint8Array(3))).rejects.toThrow(ScanUnavailableError)
  },
)
