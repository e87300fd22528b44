import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/communication/message'
import { lateModules } from '#worker/late-modules'
import * as quotePdf from '#worker/pdf/quote'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, env } from '../../support/firm.ts'
import { facts } from '../../support/quotes.ts'

lateModules.quotePdf = async () => quotePdf

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z'

/** The PDF of a quote that is sent while the firm has this logo, as text. */
const sentPdf = async (logo: object | null) => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  const saved = await owner.send('PUT', '/api/firm/logo', { version: 0, logo })
  expect(saved.status).toBe(200)
  await firm.settled()
  await aSentQuote(await firm.as('New-business adviser'), facts('sale'))
  const file = await vi.waitFor(async () => {
    const { body } = await owner.get('/api/messages')
    const message = (body.data.rows as Message[]).find((it) => it.type === 'quote.sent')
    expect(message?.status, message?.reason ?? '').toBe('sent')
    return firm.stub.fileFor('harcourt', owner.actor, message?.attachments[0]?.file_id ?? '')
  }, 10_000)
  const bytes = await (await env.FILES.get(file?.key ?? ''))?.bytes()
  return new TextDecoder('latin1').decode(bytes)
}

const pictures = (pdf: string) => pdf.match(/\/Subtype \/Image\b[^>]*/g) ?? []

test.each([
  ['a PNG', { type: 'image/png', data: PNG }, '/Width 1'],
  ['a JPEG', { type: 'image/jpeg', data: JPEG }, '/DCTDecode'],
])('%s is in the PDF of a quote', async (_, logo, trait) => {
  const pdf = await sentPdf(logo)
  expect(pictures(pdf).join(' ')).toContain(trait)
})

test.each([
  ['no logo', null],
  ['a picture that breaks off', { type: 'image/png', data: PNG.slice(0, 40) }],
  ['a picture whose dots are damaged', { type: 'image/png', data: PNG.replace('2mNk', 'AAAA') }],
  ['a JPEG that breaks off', { type: 'image/jpeg', data: JPEG.slice(0, 24) }],
])('with %s the quote leaves with the name alone', async (_, logo) => {
  const pdf = await sentPdf(logo)
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pictures(pdf)).toEqual([])
})
