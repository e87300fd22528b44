import { expect, test } from 'vitest'
import { lateModules } from '#worker/late-modules'
import * as memoReader from '#worker/sale-memo/read-file'
import { aSentQuote } from '../../support/cases.ts'
import { aPdf } from '../../support/document/files.ts'
import { brokenPdfs, withPassword } from '../../support/document/hostile.ts'
import { browserOf } from '../../support/document/uploading.ts'
import { facts } from '../../support/quotes.ts'
import { aWholeProduct } from '../../support/whole-product.ts'
import { waysOf } from '../../tenant/communication/rows/sent.ts'

lateModules.memoReader = async () => memoReader

const text = (address = '14 Larkfield Road, Bristol BS1 4AA') =>
  new TextEncoder().encode(
    `MEMORANDUM OF SALE\nProperty: ${address}\nAgreed price: £412,500\nVendor: Mr Owen Tarrant\nPurchaser: Ms Ada Finch\nPurchaser's solicitor: Pargeter Lyne\n`,
  )

const aProduct = async () => {
  const product = await aWholeProduct()
  const owner = await product.firm.as('Owner')
  const staff = await browserOf(product, owner.user)
  const put = (id: string, name: string, bytes: Uint8Array<ArrayBuffer>, by = staff) =>
    by.send(
      'PUT',
      `/api/sale-memo-files/${id}?name=${encodeURIComponent(name)}`,
      bytes,
      'application/octet-stream',
    )
  const memos = async () => (await owner.get('/api/sale-memos?view=every')).body.data.rows
  return { ...product, owner, put, memos }
}

const newId = () => crypto.randomUUID()

test('a memo is read, matched with the quote of the same property, and kept with its file', async () => {
  const { owner, put, memos, env } = await aProduct()
  const quote = await aSentQuote(owner, { ...facts('sale'), sale_stage: 'presold' })
  const id = newId()
  const answer = await put(id, 'memo.txt', text())
  expect(answer.status).toBe(200)
  expect((await put(id, 'memo.txt', text())).status).toBe(200)
  expect(await memos()).toHaveLength(1)
  const { memo, outlook } = (await owner.get(`/api/sale-memos/${id}`)).body.data
  expect(memo).toMatchObject({
    status: 'to_check',
    reading: 'read',
    facts: { price: 41_250_000, buyer_firm: 'Pargeter Lyne' },
    match: { kind: 'quote-case', id: quote.id },
  })
  expect(memo.confidence.price).toBeGreaterThan(0.5)
  expect(outlook.sentences[0]).toContain('offer accepted')
  const { objects } = await env.FILES.list({ prefix: 't/harcourt/' })
  expect(objects.map(({ key }) => key)).toContain(memo.file.key)
})

test('the same file again is named and refused, and nothing is stored twice', async () => {
  const { put, memos, env } = await aProduct()
  await put(newId(), 'memo.txt', text('1 Mill Bank, Bristol'))
  const before = (await env.FILES.list()).objects.length
  const again = await put(newId(), 'other name.txt', text('1 Mill Bank, Bristol'))
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('added already')
  expect(await memos()).toHaveLength(1)
  expect((await env.FILES.list()).objects).toHaveLength(before)
})

test('a picture and a PDF without text are kept, and said to be without text', async () => {
  const { put, memos } = await aProduct()
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  expect((await put(newId(), 'photo.png', png)).status).toBe(200)
  expect((await put(newId(), 'scan.pdf', aPdf(2000))).status).toBe(200)
  const rows = await memos()
  expect(rows.map((it: { missing: number }) => it.missing)).toEqual([10, 10])
})

test('another type of file, a large one and one of a stranger are refused in words', async () => {
  const { put, memos, firm, ...product } = await aProduct()
  const refused = await put(newId(), 'memo.exe', new Uint8Array([0x4d, 0x5a, 1, 2]))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('cannot be uploaded')
  const large = await put(newId(), 'scan.pdf', new Uint8Array(21 * 1024 * 1024))
  expect(large.status).toBe(413)
  const clerk = await firm.user({ role: 'Cashier' })
  const other = await browserOf({ ...product, firm }, clerk)
  expect((await put(newId(), 'memo.txt', text(), other)).status).toBe(403)
  expect(await memos()).toEqual([])
})

test('a scan of 40 MB, a PDF with a password and one with a broken cross-reference are refused in words', async () => {
  const { put, memos, env } = await aProduct()
  const before = (await env.FILES.list()).objects.length
  const wordsOf = async (name: string, bytes: Uint8Array) => {
    const answer = await put(newId(), name, new Uint8Array(bytes))
    const { error } = await answer.json<{ error: { message: string } }>()
    return `${answer.status} ${error.message}`
  }
  const scan = new Uint8Array(40 * 1024 * 1024)
  scan.set(aPdf())
  expect(await wordsOf('scan.pdf', scan)).toBe(
    '413 This file is larger than 20 MB. Choose a smaller one, or send its pages as several files.',
  )
  const [, locked] = await withPassword()
  expect(await wordsOf('memo.pdf', locked)).toBe(
    '422 This PDF has a password. Save a copy without the password and try again.',
  )
  for (const [name, bytes] of brokenPdfs())
    expect(await wordsOf(name, bytes)).toBe(
      '422 This PDF is damaged or did not arrive whole. Open it, save it as a PDF again and try again.',
    )
  expect(await memos()).toEqual([])
  expect((await env.FILES.list()).objects).toHaveLength(before)
})

test('after a refused file the same upload takes a good one, once', async () => {
  const { put, memos } = await aProduct()
  const id = newId()
  const [, locked] = await withPassword()
  expect((await put(id, 'memo.pdf', new Uint8Array(locked))).status).toBe(422)
  expect((await put(id, 'memo.txt', text())).status).toBe(200)
  expect((await put(id, 'memo.txt', text())).status).toBe(200)
  expect(await memos()).toHaveLength(1)
})

test('two memos of one sale from one upload each are both kept, and each names the other', async () => {
  const { owner, put, memos } = await aProduct()
  const [first, second] = [newId(), newId()]
  const later = new TextDecoder().decode(text()).replace('£412,500', '£409,000')
  expect((await put(first, 'memo.txt', text())).status).toBe(200)
  expect((await put(second, 'memo (2).txt', new TextEncoder().encode(later))).status).toBe(200)
  expect(await memos()).toHaveLength(2)
  const twinsOf = async (id: string) =>
    (await owner.get(`/api/sale-memos/${id}`)).body.data.twins.map((it: { id: string }) => it.id)
  expect(await twinsOf(first)).toEqual([second])
  expect(await twinsOf(second)).toEqual([first])
})

test('a memo without a price is kept, and says that the price is missing', async () => {
  const { owner, put } = await aProduct()
  const priceless = new TextDecoder().decode(text()).replace(/Agreed price.*\n/, '')
  const id = newId()
  expect((await put(id, 'memo.txt', new TextEncoder().encode(priceless))).status).toBe(200)
  const { memo } = (await owner.get(`/api/sale-memos/${id}`)).body.data
  expect(memo.facts).toMatchObject({ price: null, buyer_firm: 'Pargeter Lyne' })
  expect(memo.confidence.price).toBeUndefined()
})

test('an agent sends a memo, sees their own agency’s alone, and staff find it matched', async () => {
  const { put, firm, owner, memos, ...product } = await aProduct()
  await aSentQuote(owner, { ...facts('sale'), sale_stage: 'presold' })
  const agentOf = async () => {
    const agency_id = crypto.randomUUID()
    const user = await firm.user({ type: 'agent', role: 'Agent', agency_id })
    return browserOf({ ...product, firm }, user)
  }
  const [agent, other] = [await agentOf(), await agentOf()]
  expect((await put(newId(), 'memo.txt', text(), agent)).status).toBe(200)
  const sentBy = async (by: typeof agent) =>
    (await (await by.send('GET', '/api/agent/sale-memos')).json<{ data: unknown[] }>()).data
  expect(await sentBy(agent)).toMatchObject([{ name: 'memo.txt', status: 'to_check' }])
  expect(await sentBy(other)).toEqual([])
  expect((await agent.send('GET', '/api/sale-memos')).status).toBe(403)
  expect(await memos()).toMatchObject([{ source: 'agent', match: { kind: 'quote-case' } }])
  expect(await waysOf(firm, 'sale-memo.received')).toContain('internal/internal')
})
