import { expect, test } from 'vitest'
import { emptyProfile } from '#domain/user/profile/profile'
import { htmlOf } from '#worker/integrations/mail/composed'
import { aSentQuote, offerToken } from '../../../support/cases.ts'
import { aFirm, type FirmUnderTest } from '../../../support/firm.ts'

const bodies = (firm: FirmUnderTest, type: string): Promise<string[]> =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE channel = 'email' AND json_extract(doc, '$.type') = ? ORDER BY id`,
        type,
      )
      .map(({ doc }) => JSON.parse(doc).body),
  )

const anAdviser = (firm: FirmUnderTest) =>
  firm.as('New-business adviser', {
    first_name: 'Ada',
    last_name: 'Bell',
    job_title: '<b>Adviser</b>',
    profile: { ...emptyProfile, phone_extension: '231', signature: 'At lunch\n12 to 1' },
  })

test('what somebody sends about a quote closes with their signature, in both parts', async () => {
  const firm = await aFirm()
  await aSentQuote(await anAdviser(firm))
  const [body = ''] = await bodies(firm, 'quote.sent')
  const closing = body.split('\n\n').at(-1) ?? ''
  expect(closing).toMatch(
    /^Ada Bell\n<b>Adviser<\/b>\nextension 231\n.+@harcourt\.test\nAt lunch\n/,
  )
  const html = htmlOf(body)
  expect(html).toContain('Ada Bell<br>&lt;b&gt;Adviser&lt;/b&gt;<br>extension 231<br>')
  expect(html).not.toContain('<b>')
})

test('what a client or the product causes closes with the firm', async () => {
  const firm = await aFirm()
  const sent = await aSentQuote(await anAdviser(firm))
  const token = await offerToken(firm, sent.id)
  const acceptance = { name: 'Owen Tarrant', accept_terms: true }
  await firm.visitor().post(`/api/quote-offers/${token}/acceptance`, acceptance)
  const [body = ''] = await bodies(firm, 'quote.accepted')
  expect(body).not.toBe('')
  expect(body).not.toContain('Ada Bell')
  expect(body.split('\n\n').at(-1)).toMatch(/^[^\n]+\n[^\n]+\n[^\n]+@[^\n]+$/)
})
