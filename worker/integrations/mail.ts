import type { Env } from '../env.ts'
import { embeddedMail } from './mail-embedded.ts'
import type { MailProvider } from './mail-provider.ts'

export const mailProvider = (_env: Env): MailProvider => embeddedMail
