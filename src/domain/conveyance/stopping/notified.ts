import * as z from 'zod/mini'
import { MessagePreview } from '#domain/communication/preview'

/** Who may be told that a case stops or goes on. */
export const NotifiedParty = z.enum(['client', 'agent', 'broker', 'other_side'])
export type NotifiedParty = z.infer<typeof NotifiedParty>

/** What a case’s people may be told of. */
export const NoticeKind = z.enum(['held', 'resumed', 'aborted', 'reinstated'])
export type NoticeKind = z.infer<typeof NoticeKind>

/** A message to one party as it would be sent now. */
export const NoticePreview = z.extend(MessagePreview, { party: NotifiedParty })
export type NoticePreview = z.infer<typeof NoticePreview>

export const notifiedNames: Readonly<Record<NotifiedParty, string>> = {
  client: 'Client',
  agent: 'Agent',
  broker: 'Broker',
  other_side: 'Other side',
}

/** ' Client and agent were emailed.', ' No emails were sent.' */
export const notifiedText = (notify: readonly NotifiedParty[]) => {
  const [first, ...rest] = notify.map((it) => notifiedNames[it])
  if (first === undefined) return ' No emails were sent.'
  const names = [first, ...rest.map((it) => it.toLowerCase())]
  const verb = names.length === 1 ? 'was' : 'were'
  return ` ${names.join(', ').replace(/, ([^,]+)$/, ' and $1')} ${verb} emailed.`
}
