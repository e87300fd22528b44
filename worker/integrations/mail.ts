import type { Message } from '#domain/communication/message'
import type { Env } from '../env.ts'
import { embeddedMail } from './mail-embedded.ts'
import type { MailProvider } from './mail-provider.ts'

type Environment = Pick<Env, 'ENVIRONMENT'>

const INSIDE: readonly Message['channel'][] = ['internal', 'portal']

/** The provider of a channel in this environment; null until one is set up. Notices in the product need none. */
export const mailProvider = (
  { ENVIRONMENT }: Environment,
  channel: Message['channel'],
): MailProvider | null =>
  ENVIRONMENT === 'local' || INSIDE.includes(channel) ? embeddedMail : null

/** Whether messages to people outside the product can be sent. */
export const canSendMail = (env: Environment) => mailProvider(env, 'email') !== null
