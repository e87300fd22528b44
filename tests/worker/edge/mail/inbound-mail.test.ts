import { expect, test, vi } from 'vitest'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { receiveMail } from '#worker/edge/mail/inbound'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'
import { aHugeMail, deliver, envOf, mailOf, mailWith, storedEmails } from '../../support/inbound.ts'
import { aMessage } from '../../support/outgoing.ts'

const aFirmWithCase = async () => {
  const firm = await aFirm()
  await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  return { firm, owner, id, ref }
}

test('a mail to the address of a case is filed there once, however often it is delivered', async () => {
  const { firm, owner, id, ref } = await aFirmWithCase()
  const mail = mailOf({ 'Message-ID': '<a@brookes.test>', Subject: 'Keys' }, 'On Friday.')
  expect(await deliver(firm, `cases+${ref}@localhost`, mail)).toBeNull()
  await deliver(firm, `CASES+${ref}@localhost`, `Received: by another way\r\n${mail}`)
  const stored = await storedEmails(firm)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({
    filing: { id, rule: 'reference' },
    from: { address: 'sunita@brookes.test' },
    text: expect.stringContaining('On Friday.'),
  })
  const { body } = await owner.get(`/api/conveyances/${id}/correspondence`)
  expect(body.data.entries.filter((it: { kind: string }) => it.kind === 'email')).toHaveLength(1)
})

test('another mail with the same Message-ID is not lost', async () => {
  const { firm, ref } = await aFirmWithCase()
  const headers = { 'Message-ID': '<a@brookes.test>', Subject: ref }
  await deliver(firm, 'cases@localhost', mailOf(headers, 'One'))
  await deliver(firm, 'cases@localhost', mailOf(headers, 'Two'))
  expect(await storedEmails(firm)).toHaveLength(2)
})

test('an answer to a message of the product joins its case, and the message itself is not stored again', async () => {
  const { firm, id, ref } = await aFirmWithCase()
  const message = '0190a5de-0000-7000-8000-000000000009'
  await firm.inside(({ messages }) => {
    const about = { subject_kind: 'conveyance', subject_id: id, subject_ref: ref } as const
    messages.insert(aMessage(message, { status: 'sent', ...about }))
  })
  const own = `<${message}@harcourt.test>`
  await deliver(firm, 'cases@localhost', mailOf({ 'Message-ID': own }, 'Our own words'))
  expect(await storedEmails(firm)).toEqual([])
  await deliver(
    firm,
    'cases@localhost',
    mailOf({ From: 'x@y.test', 'In-Reply-To': own, 'Auto-Submitted': 'auto-replied' }, 'Away'),
  )
  const before = await firm.inside(({ store }) => store.rows('SELECT id FROM messages').length)
  expect(await storedEmails(firm)).toMatchObject([
    { filing: { id, rule: 'thread' }, is_automatic: true },
  ])
  expect(before).toBe(
    await firm.inside(({ store }) => store.rows('SELECT id FROM messages').length),
  )
})

test('files are checked: a text is stored, a virus is not, and both are named', async () => {
  const { firm, ref } = await aFirmWithCase()
  await deliver(firm, 'cases@localhost', mailWith({ Subject: ref }, 'Notes.txt', 'Boiler serviced'))
  const virus = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
  await deliver(firm, 'cases@localhost', mailWith({ Subject: ref }, 'Virus.txt', virus))
  const [clean, infected] = await storedEmails(firm)
  expect(clean.attachments).toMatchObject([{ name: 'Notes.txt', refusal: null }])
  expect(clean.attachments[0].stored.key).toContain('/mail/')
  expect(infected.attachments).toMatchObject([{ name: 'Virus.txt', stored: null }])
  expect(infected.attachments[0].refusal).toContain('virus')
})

test('a colleague’s name from outside and bank details are warned of', async () => {
  const { firm, owner, ref } = await aFirmWithCase()
  const { first_name, last_name } = owner.user
  const From = `${first_name} ${last_name} <boss@elsewhere.test>`
  const text = 'Pay sort code 12-34-56, account 12345678.'
  await deliver(firm, 'cases@localhost', mailOf({ From, Subject: ref }, text))
  const [stored] = await storedEmails(firm)
  expect(stored.warnings).toEqual(expect.arrayContaining(['staff-name', 'bank-details']))
})

test('a mail that is too large is refused to its sender and listed with the reason', async () => {
  const { firm, owner } = await aFirmWithCase()
  const mail = new Uint8Array(MOST_MAIL_BYTES + 1).fill(65)
  mail.set(new TextEncoder().encode(mailOf({ Subject: 'Plans' })))
  expect(await deliver(firm, 'cases@localhost', mail)).toContain('25 MB')
  const { body } = await owner.get('/api/unfiled-emails')
  expect(body.data).toMatchObject({
    rows: [],
    mailbox: { refused: [{ from: 'sunita@brookes.test', subject: 'Plans' }] },
  })
})

test('of a mail of 60 MB no more is taken into memory than what is read', async () => {
  const { firm, owner } = await aFirmWithCase()
  const { raw, taken } = aHugeMail(60, mailOf({ Subject: 'Plans' }))
  const setReject = vi.fn<(reason: string) => void>()
  await receiveMail({ to: 'cases@localhost', raw, setReject }, envOf(firm))
  expect(setReject).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('25 MB'))
  expect(taken()).toBeLessThan(MOST_MAIL_BYTES + 1024 * 1024)
  const { body } = await owner.get('/api/unfiled-emails')
  expect(body.data.mailbox.refused).toMatchObject([{ subject: 'Plans' }])
})

test('mail to another mailbox or host is refused', async () => {
  const { firm } = await aFirmWithCase()
  expect(await deliver(firm, 'hello@localhost', mailOf({}))).toContain('no such address')
  expect(await deliver(firm, 'cases@nobody.example', mailOf({}))).toContain('no such address')
  expect(await storedEmails(firm)).toEqual([])
})

const bounce = (address: string, original: string) =>
  mailOf(
    { From: 'postmaster@brookes.test', Subject: 'Undeliverable: Keys', 'Return-Path': '<>' },
    'Delivery has failed to these recipients:',
    '',
    address,
    '#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
    '',
    'Original message headers:',
    '',
    `Message-ID: <${original}@harcourt.test>`,
  )

test('a bounce that a mailbox receives fails the message that it names, for the address that it was for alone', async () => {
  const { firm, id, ref } = await aFirmWithCase()
  const sent = '0190a5de-0000-7000-8000-00000000000a'
  await firm.inside(({ messages }) => {
    const about = { subject_kind: 'conveyance', subject_id: id, subject_ref: ref } as const
    messages.insert(aMessage(sent, { status: 'sent', ...about }))
  })
  const status = () =>
    firm.inside(({ messages, stops }) => ({
      status: messages.find(sent)?.status,
      stops: [stops.find('owen@tarrant.test')?.kind, stops.find('sunita@brookes.test')?.kind],
    }))
  await deliver(firm, 'cases@localhost', bounce('sunita@brookes.test', sent))
  await deliver(
    firm,
    'cases@localhost',
    bounce('owen@tarrant.test', '0190a5de-0000-7000-8000-00000000000b'),
  )
  expect(await status()).toEqual({ status: 'sent', stops: [undefined, undefined] })
  await deliver(firm, 'cases@localhost', bounce('owen@tarrant.test', sent))
  expect(await status()).toEqual({ status: 'bounced', stops: ['bounced', undefined] })
  expect(await storedEmails(firm)).toHaveLength(3)
})
