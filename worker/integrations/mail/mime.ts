import MailComposer from 'nodemailer/lib/mail-composer'
import { composedOf, type Sender } from './composed.ts'
import type { Mail } from './provider.ts'

/** Returns an email as it leaves (RFC 5322), without a signature. */
export const mimeOf = (mail: Mail, sender: Sender): Promise<Uint8Array> =>
  new MailComposer(composedOf(mail, sender)).compile().build()
