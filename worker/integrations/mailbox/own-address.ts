import * as z from 'zod/mini'
import { GraphFault } from './fault.ts'
import { graphSessionOf } from './session.ts'
import type { MailClient, MailTokens } from './tokens.ts'

const Me = z.object({ mail: z.nullish(z.string()), userPrincipalName: z.nullish(z.string()) })

/** The address of the mailbox that tokens open; throws GraphFault, also for an account without one. */
export const ownAddress = async (client: MailClient, tokens: MailTokens): Promise<string> => {
  const { request, end } = graphSessionOf(client, { access: 'delegated' }, tokens)
  const { data } = await request('/me?$select=mail,userPrincipalName')
    .then((answer) => answer.json().catch(() => null))
    .then((me) => Me.safeParse(me))
    .finally(end)
  const address = (data?.mail || data?.userPrincipalName || '').trim().toLowerCase()
  if (!address.includes('@'))
    throw new GraphFault({ kind: 'refused', text: 'This account has no mailbox.' })
  return address
}
