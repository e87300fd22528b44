import PostalMime, { type Email } from 'postal-mime'
import { anSmtpServer } from '../runtime/support/smtp-server.ts'

export type Arrived = Email & { readonly bytes: Buffer; readonly link: string }

/** A real mail server on this machine with TLS; it stores what arrives, to the byte. */
export const aMailbox = async () => {
  const server = await anSmtpServer({})
  const arrivedFor = async (address: string, subject: RegExp): Promise<Arrived | null> => {
    for (const { to, bytes } of server.received.toReversed()) {
      const mail = await new PostalMime().parse(bytes)
      if (to.includes(address) && subject.test(mail.subject ?? ''))
        return { ...mail, bytes, link: /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '' }
    }
    return null
  }
  return {
    ...server,
    /** The newest mail to an address with such a subject, once it has arrived. */
    mailTo: async (address: string, subject: RegExp): Promise<Arrived> => {
      for (let tries = 0; tries < 150; tries++) {
        const mail = await arrivedFor(address, subject)
        if (mail !== null) return mail
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      throw new Error(`No mail ${subject} arrived for ${address}.`)
    },
  }
}
