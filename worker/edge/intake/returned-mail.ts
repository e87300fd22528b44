import { domainOf } from '#domain/communication/provider/settings'
import { reportApi, reportedMessage } from '#domain/communication/stop/report'
import { returnedMailReport } from '#domain/communication/stop/returned-mail'
import { parseMail } from '#domain/mail/mail'
import { hostEntryOf } from '#worker/directory/directory'
import type { Env } from '#worker/env'
import { tenantOf } from '../tenant.ts'

/** A report comes before the mail that it returns. */
const LONGEST = 262_144

/** Mail as the platform hands it over. */
export type ReturnedMail = Pick<ForwardableEmailMessage, 'to' | 'raw' | 'setReject'>

/**
 * Receives mail to the addresses that bounces return to, and refuses other mail. Throws when the report was not stored,
 * so that its sender tries again.
 */
export const receiveReturnedMail = async (mail: ReturnedMail, env: Env) => {
  const { to, raw } = mail
  const host = domainOf(to).toLowerCase()
  const entry = await hostEntryOf(env, host)
  const message = reportedMessage(to)
  if (entry === null || message === null || message.mac === null) {
    await raw.cancel()
    return mail.setReject('There is no such address.')
  }
  const report = returnedMailReport(parseMail(await beginningOf(raw)))
  if (report === null) return
  const event = `returned ${message.id} ${report.type} ${report.status ?? ''}`
  const origin = `https://${host}`
  const request = new Request(new URL(reportApi.receive.path, origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ ...report, event, message: to }),
  })
  const { tenant } = entry.firm
  const actor = { tenant, session: null, acted: false, audience: null, origin, ip: '', trace: '' }
  const answer = await tenantOf(env, tenant).handle(request, actor)
  if (!answer.ok) throw new Error(`The report was not stored: ${answer.status}`)
}

const beginningOf = async (raw: ReadableStream<Uint8Array>) => {
  const bytes = new Uint8Array(LONGEST)
  let length = 0
  for await (const chunk of raw) {
    bytes.set(chunk.subarray(0, LONGEST - length), length)
    length = Math.min(LONGEST, length + chunk.length)
    if (length === LONGEST) break
  }
  return bytes.subarray(0, length)
}
