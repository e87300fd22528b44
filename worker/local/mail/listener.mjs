import { once } from 'node:events'

const refusal = (code, reason) => Object.assign(new Error(reason), { responseCode: code })

/** The most that the platform hands over, in bytes: more than the product reads, which refuses such a mail and lists it. */
const MOST_BYTES = 25 * 1024 * 1024

/** The beginning of a mail, as far as it is handed over; whatever follows is read from the socket and dropped. */
const beginningOf = async (stream) => {
  const parts = []
  let size = 0
  for await (const part of stream) {
    if (size < MOST_BYTES) parts.push(part.subarray(0, MOST_BYTES - size))
    size += part.length
  }
  return { bytes: Buffer.concat(parts), isCut: size > MOST_BYTES }
}

/** Hands a mail to the product as the platform does; throws an SMTP answer: 550 for one that never will be taken, 451 to try again. */
const deliver = async (product, from, to, bytes) => {
  const query = new URLSearchParams({ from, to, format: 'json' })
  const answer = await fetch(`http://127.0.0.1:${product}/cdn-cgi/local/email?${query}`, {
    method: 'POST',
    body: bytes,
  }).catch(() => null)
  if (answer === null) throw refusal(451, 'The product does not answer.')
  if (answer.status === 400) throw refusal(550, await answer.text())
  const { outcome, rejectReason } = await answer.json().catch(() => ({}))
  if (rejectReason) throw refusal(550, rejectReason)
  if (outcome !== 'ok') throw refusal(451, 'The email was not stored. Send it again.')
}

/** Receives mail by SMTP on 127.0.0.1 for the mailboxes of the firms of a product, until the process ends; returns its port. */
export const listenForMail = async (port, product) => {
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) =>
      beginningOf(stream)
        .then(async ({ bytes, isCut }) => {
          for (const { address } of rcptTo)
            await deliver(product, mailFrom ? mailFrom.address : '', address, bytes)
          if (isCut) throw refusal(552, 'This email is too large.')
        })
        .then(() => done(null), done),
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return listening.address().port
}
