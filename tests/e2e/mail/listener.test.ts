import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { expect, inject, test } from 'vitest'
import { listenForMail } from '../../../worker/local/mail/listener.mjs'
import { callerFor, dataOf } from '../../support/api.ts'
import { someConveyances } from '../../support/quotes.ts'

const base = inject('base')

/** Says the lines to a mail server, each after the answer to the one before; returns the answers. */
const said = async (port: number, lines: readonly string[]) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const answers: string[] = []
  for await (const line of createInterface({ input: socket })) {
    if (line[3] === '-') continue
    answers.push(line)
    const next = lines[answers.length - 1]
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  return answers
}

const mailTo = (to: string, subject: string) => [
  'HELO brookes.test',
  'MAIL FROM:<sunita@brookes.test>',
  `RCPT TO:<${to}>`,
  'DATA',
  `From: Sunita <sunita@brookes.test>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@brookes.test>\r\n\r\nOn Friday.\r\n.`,
]

const LINE = `${'A'.repeat(76)}\r\n`

test('a mail of 60 MB is refused to its sender in words, and is listed with them', async () => {
  const port = await listenForMail(0, Number(new URL(base).port))
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ ref } = {}] = await someConveyances(owner)
  const subject = `plans-${Date.now()}`
  const lines = mailTo(`cases+${ref}@localhost`, subject)
  const body = LINE.repeat(Math.ceil((60 * 1024 * 1024) / LINE.length))
  const answers = await said(port, [
    ...lines.slice(0, -1),
    (lines.at(-1) ?? '').replace('On Friday.', () => `${body}.`),
  ])
  expect(answers.at(-1)).toMatch(/^550 .*larger than 25 MB/)
  const { rows, mailbox } = dataOf(await owner.get('/api/unfiled-emails'))
  expect(mailbox.refused[0]).toMatchObject({ from: 'sunita@brookes.test', subject })
  expect(JSON.stringify(rows)).not.toContain(subject)
})

test('mail by SMTP arrives at the case that its address names, and at no other host', async () => {
  const port = await listenForMail(0, Number(new URL(base).port))
  const owner = await callerFor(base, 'owner@harcourt.test')
  const [{ id, ref } = {}] = await someConveyances(owner)
  const subject = `keys-${Date.now()}`
  const answers = await said(port, mailTo(`cases+${ref}@localhost`, subject))
  expect(answers.map((it) => it.slice(0, 3))).toEqual(['220', '250', '250', '250', '354', '250'])
  const { entries } = dataOf(await owner.get(`/api/conveyances/${id}/correspondence`))
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'email' }))
  expect(JSON.stringify(entries)).toContain(subject)
  expect((await said(port, mailTo('cases@nobody.example', 'lost'))).at(-1)).toMatch(/^550 /)
})
