import { bankDetailsWarning, type Communication, letter } from '#domain/communication/communication'
import type { ConveyanceStatus } from '#domain/conveyance/conveyance'
import { toBroker } from '#domain/conveyance/progress/text'

const isReady = ({ to }: { readonly to: ConveyanceStatus }) => to === 'ready_to_exchange'

/** What is sent when everything before exchange is done; it promises no day. */
export const readyMessages: readonly Communication<{ readonly to: ConveyanceStatus }>[] = [
  {
    audience: 'client',
    channel: 'email',
    subject: 'Nearly there: {ref}',
    body: letter(
      'Everything that we have to do for {address} before the next step is done. What is left is to agree a day with everybody, which we cannot promise.',
      'Please tell us which days do not suit you. Book nothing that you cannot cancel.',
      bankDetailsWarning,
    ),
    when: isReady,
  },
  {
    audience: 'client',
    channel: 'sms',
    subject: 'Nearly there: {ref}',
    body: '{firm}: we are ready with {address} and are agreeing a day. Tell us which days do not suit you: {phone}.',
    when: isReady,
  },
  {
    audience: 'agent',
    channel: 'email',
    subject: 'Ready: {address} ({ref})',
    body: letter('We are ready with {address}, and agree a day with the other side next.'),
    when: isReady,
  },
  {
    ...toBroker(
      'Ready',
      'Everything that we have to do for {address} before the next step is done. We agree a day with the other side next.',
      'Please tell us at once if anything is still open with the lender.',
    ),
    when: isReady,
  },
]
