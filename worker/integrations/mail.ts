import type { Env } from '../env.ts'
import { embeddedMail } from './mail-embedded.ts'
import type { MailProvider } from './mail-provider.ts'

/** The provider of this environment. */
export const mailProvider = (_env: Env): MailProvider => embeddedMail
