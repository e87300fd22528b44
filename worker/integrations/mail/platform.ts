import type { DeliveryReceipt } from '#tenant/events/parcel'
import { headersOf, htmlOf, type Sender } from './composed.ts'
import type { Mail, MessageProvider } from './provider.ts'

const FINAL =
  /^E_(VALIDATION_ERROR|SENDER_NOT_VERIFIED|RECIPIENT_NOT_ALLOWED|CONTENT_TOO_LARGE|HEADER_\w+)$/
/** Earlier mail to the recipient bounced or was complained about. */
const SUPPRESSED = 'E_RECIPIENT_SUPPRESSED'
const TEMPORARY = /^E_(RATE_LIMIT_EXCEEDED|DAILY_\w+)$/

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** What a failure of the platform's email service means; one that it does not explain may have been accepted. */
const platformFailure = (error: unknown): DeliveryReceipt => {
  const code = codeOf(error)
  const reason = `${code} ${error instanceof Error ? error.message : String(error)}`.trim()
  if (code === SUPPRESSED) return { refused: reason, is_final: true, is_dead_address: true }
  if (FINAL.test(code)) return { refused: reason, is_final: true }
  return TEMPORARY.test(code) ? { refused: reason, is_final: false } : { unknown: reason }
}

/** The platform's email service; it makes Message-IDs of its own and signs. */
export const platformProvider = (
  service: SendEmail,
  { sender, reply_to }: Sender,
): MessageProvider => ({
  send: async ({ message, attachments }: Mail) => {
    try {
      const { messageId } = await service.send({
        from: { email: sender, name: message.from_name },
        to: { email: message.to_address, name: message.to_name },
        replyTo: reply_to,
        subject: message.subject,
        headers: headersOf(message),
        text: message.body,
        html: htmlOf(message.body),
        attachments: attachments.map(({ name, mime, bytes }) => ({
          disposition: 'attachment' as const,
          filename: name,
          type: mime,
          content: bytes,
        })),
      })
      return { provider_id: messageId }
    } catch (error) {
      return platformFailure(error)
    }
  },
})
