import { beforeAll, expect, inject, test } from 'vitest'
import { packItems } from '#domain/sale-ready-pack/items/default'
import { type Caller, callerFor, dataOf, sentTo } from '../../support/api.ts'
import { newPage } from '../../support/browser.ts'
import { aSentQuote, newFacts, signatureOf } from '../../support/quotes.ts'
import { pageOf } from '../../support/signed-in.ts'

const base = inject('base')
let owner: Caller
beforeAll(async () => {
  owner = await callerFor(base, 'owner@harcourt.test')
})

/** A property that no other quote of this run is about. */
const address = `${Date.now() % 9000} Tamarisk Walk, Bristol`

const memoOf = (seller: string) =>
  [
    'MEMORANDUM OF SALE',
    `Property: ${address} BS1 4AA`,
    'Agreed price: £412,500',
    `Vendor: Ms ${seller}`,
    'Purchaser: Mr Tom Ogden',
  ].join('\n')

type Pack = { readonly id: string; readonly version: number; readonly answers: object }

/** Answers whatever a pack still needs, as staff who have seen it. */
const complete = async (id: string) => {
  for (const { key, kind, options = [] } of packItems) {
    const { pack }: { pack: Pack } = dataOf(await owner.get(`/api/sale-ready-packs/${id}`))
    if (Object.hasOwn(pack.answers, key)) continue
    const value = kind === 'yes_no' ? 'No' : (options[0] ?? '120')
    const isFile = kind === 'document'
    dataOf(
      await owner.call('PUT', `/api/sale-ready-packs/${id}/answers/${key}`, {
        version: pack.version,
        value: isFile ? '' : key === 'register-names' ? 'Yes' : value,
        details: '',
        source: 'us',
        not_applicable: isFile ? 'Seen on the register' : null,
      }),
    )
  }
}

test('a memo becomes a sale, and the pack of its seller is released and opened by a link', async () => {
  const { sale, ...others } = newFacts()
  const facts = { ...others, sale: sale && { ...sale, address }, sale_stage: 'presold' as const }
  const seller = signatureOf(facts)
  const quote = await aSentQuote(owner, facts)
  const page = await pageOf(base, owner, '/quotes/sale-memos/create')
  await page.locator('input[type=file]').setInputFiles({
    name: 'memo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(memoOf(seller)),
  })
  await page.getByRole('heading', { name: address, level: 1 }).waitFor()
  await page.getByRole('button', { name: `Choose ${quote.number}` }).click()
  await page.getByText(`Matched with ${quote.number}`).waitFor()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the sale' }).click()
  const stage = async () =>
    dataOf(await owner.get(`/api/quote-cases/${quote.id}`)).quote_case.sale_stage
  await expect.poll(stage).toBe('sold')

  await page.goto('/quotes/sale-memos')
  await page.getByRole('link', { name: 'Confirmed', exact: true }).click()
  await page.getByRole('link', { name: address }).first().waitFor()

  await page.goto('/quotes/sale-ready-pack/create')
  await page.getByLabel('Address').fill(address)
  await page.getByLabel('Full name').fill(seller)
  await page.getByLabel('Email').fill(facts.clients[0]?.email ?? '')
  await page.getByRole('button', { name: 'Start the pack' }).click()
  await page.getByRole('button', { name: 'Invite the sellers' }).click()
  await sentTo(owner, facts.clients[0]?.email ?? '', 'pack.invited')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await complete(id)
  await page.reload()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Record a seller’s agreement on paper' }).click()
  await page.getByLabel('What you have seen').fill('Signed letter, strong room')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('button', { name: 'Release', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Release the pack' })
  await dialog.getByLabel('Name').fill('Pargeter Lyne')
  const email = `post.${id}@pargeter.test`
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Release' }).click()
  await page.getByText('Not opened yet').waitFor()

  const { body } = await sentTo(owner, email, 'pack.released')
  const path = /https?:\/\/[^/\s]+(\/\S+)/.exec(body)?.[1] ?? ''
  const visitor = await newPage(base, 'clients.localhost')
  await visitor.goto(path)
  await visitor.getByRole('heading', { name: address }).waitFor()
  await visitor.getByText('Disputes and complaints').waitFor()
  await page.reload()
  await page.getByText('Opened 1 time').waitFor()
})
