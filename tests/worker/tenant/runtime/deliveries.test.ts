import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/communication/message'
import { lateModules } from '#worker/late-modules'
import * as quotePdf from '#worker/pdf/quote'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, env } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

lateModules.quotePdf = async () => quotePdf

test('a quote leaves with its paper, which the adviser can then read', async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  const manager = await firm.as('New-business manager')
  const sent = await aSentQuote(adviser, facts('both'))
  const message = await vi.waitFor(async () => {
    const { body } = await manager.get('/api/messages')
    const [it] = body.data.rows as Message[]
    expect(it?.status, it?.reason ?? '').toBe('sent')
    return it
  }, 10_000)
  expect(message?.type).toBe('quote.sent')
  expect(message?.body).toMatch(
    new RegExp(`http://clients\\.localhost:8787/documents/${sent.id}\\?link=[\\w-]{43}`),
  )
  const fileId = message?.attachments[0]?.file_id ?? ''
  const file = await firm.stub.fileFor('harcourt', adviser.actor, fileId)
  expect(file?.name).toBe('Quote Q-00001.pdf')
  expect(file?.key).toMatch(/^t\/harcourt\/[\w-]{32}$/)
  const bytes = await (await env.FILES.get(file?.key ?? ''))?.bytes()
  expect(new TextDecoder().decode(bytes?.slice(0, 5))).toBe('%PDF-')
  expect(bytes?.byteLength).toBeGreaterThan(10_000)
})
