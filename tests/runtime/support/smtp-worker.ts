import type { Message } from '#domain/communication/message'
import { newDkimKey } from '#worker/integrations/mail/dkim-key'
import { mimeOf } from '#worker/integrations/mail/mime'
import { type SmtpOptions, smtpProvider } from '#worker/integrations/mail/smtp'

export type Order = {
  readonly options: SmtpOptions
  readonly message: Message
  /** Names and texts of the files to attach. */
  readonly files: readonly (readonly [name: string, text: string])[]
}

const mailOf = ({ message, files }: Order) => ({
  message,
  attachments: files.map(([name, text]) => ({
    name,
    mime: 'application/pdf',
    bytes: new TextEncoder().encode(text),
  })),
})

/** Composes and sends mail as the product does, inside the runtime. */
const answers: Readonly<Record<string, (order: Order) => Promise<Response>>> = {
  '/send': async (order) => Response.json(await smtpProvider(order.options).send(mailOf(order))),
  '/mime': async (order) =>
    new Response(new Uint8Array(await mimeOf(mailOf(order), order.options))),
  '/key': async () => Response.json(await newDkimKey()),
}

export default {
  fetch: async (request: Request) => {
    const answer = answers[new URL(request.url).pathname]
    return (await answer?.(await request.json())) ?? new Response(null, { status: 404 })
  },
}
