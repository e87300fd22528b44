import { bankDetailsWarning, type Communication, letter } from '#domain/communication/communication'
import { toBroker } from '#domain/conveyance/progress/text'

type Messages = readonly Communication[]

const toClient = { audience: 'client', channel: 'email' } as const

type KeyDate = { readonly key_date: string }
const isOffer = ({ key_date }: KeyDate) => key_date === 'offer_expires_on'

/** Only of a mortgage offer: clients and brokers are told of no other date by itself. */
export const offerMessages: readonly Communication<KeyDate>[] = [
  {
    ...toClient,
    subject: 'Your mortgage offer ends on {on} ({ref})',
    body: letter(
      'Your mortgage offer for {address} ends on {on}. We are working towards completing before then.',
      'Please ask your lender or broker now whether they would extend it, in case we cannot.',
    ),
    when: isOffer,
  },
  {
    ...toBroker(
      'Mortgage offer ends on {on}',
      'The mortgage offer for {address} ends on {on}. We are working towards completing before then.',
      'Please ask the lender now whether it would extend the offer, in case we cannot.',
    ),
    when: isOffer,
  },
]

/** Sent in the morning of the day, whatever the quiet hours. */
export const todayMessages: Messages = [
  {
    audience: 'client',
    channel: 'sms',
    subject: 'Completion today ({ref})',
    body: '{firm}: today is completion day for {address}. Keep your phone on; we tell you as soon as it is done. Pay nobody who sends you new bank details: call {phone}.',
  },
  {
    audience: 'agent',
    channel: 'email',
    subject: 'Completion today: {address} ({ref})',
    body: letter(
      '{address} is due to complete today. Please have the keys ready and hold them until we tell you.',
      'Call us on {phone} if anything has changed.',
    ),
  },
  {
    audience: 'other_side',
    channel: 'email',
    subject: 'Completion today: {address} (our reference {ref})',
    body: letter(
      'Completion of {address} is due today. Please call us on {phone} at once if anything could prevent it.',
      'Our bank details have not changed. Call us on a number that you know before you act on anything that says otherwise.',
    ),
  },
]

export const formsReminderMessages: Messages = [
  {
    ...toClient,
    quiet_hours: true,
    subject: 'Your property forms, {address} ({ref})',
    body: letter(
      'We are still waiting for your answers about {address}. A buyer’s conveyancer cannot start without them.',
      'What you do not know can stay open, and we can go through them together: call {fee_earner} on {phone}.',
      'Sign in to see what we need:',
      '{link}',
      bankDetailsWarning,
    ),
  },
]

/** Sent only to clients who agreed to be written to about more than their case. */
export const feedbackMessages: Messages = [
  {
    ...toClient,
    quiet_hours: true,
    is_marketing: true,
    subject: 'How did we do? ({ref})',
    body: letter(
      '{kind} {address} is behind you. Would you tell us how we did, what was good and what was not? Just answer this email.',
      'If something went wrong that we should put right, call us on {phone}.',
    ),
  },
]
