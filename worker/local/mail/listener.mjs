import { once } from 'node:events'

const refusal = (code, reason) => Object.assign(new Error(reason), { responseCode: code })

const wholeOf = async (stream) => {
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Hands a mail to the product as the platform does; throws an SMTP answer: 550 for a refused one, 451 to try again. */
const deliver = async (product, from, to, bytes) => {
  const query = new URLSearchParams({ from, to, format: 'json' })
  const answer = await fetch(`http://127.0.0.1:${product}/cdn-cgi/local/email?${query}`, {
    method: 'POST',
    body: bytes,
  }).catch(() => null)
  if (answer === null) throw refusal(451, 'The product does not answer.')
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
      wholeOf(stream)
        .then(async (bytes) => {
          for (const { address } of rcptTo)
            await deliver(product, mailFrom ? mailFrom.address : '', address, bytes)
        })
        .then(() => done(null), done),
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return listening.address().port
}
