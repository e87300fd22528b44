import { bankDetailsWarning, type Communication, letter } from '#domain/communication/communication'

type Messages = readonly Communication[]

/** Sent of real money alone: the test provider moves none. */
type MoneyMessages = readonly Communication<{ readonly is_test: boolean }>[]

const isReal = ({ is_test }: { readonly is_test: boolean }) => !is_test

const toClient = { audience: 'client', channel: 'email' } as const

const askingBody = letter(
  'Please pay {sum} for {address}: {narrative}. It is due by {due}.',
  'Sign in to see what it is for and how to pay.',
  '{link}',
  'If somebody else will pay it for you, tell us there first.',
  bankDetailsWarning,
)

export const askingMessages: Messages = [
  { ...toClient, subject: 'Please pay {sum} ({ref})', body: askingBody },
  {
    audience: 'client',
    channel: 'sms',
    subject: 'Please pay {sum} ({ref})',
    body: '{firm}: please pay {sum} by {due} ({ref}). Sign in at {link}. We never send bank details by text.',
  },
]

export const reminderMessages: Messages = [
  { ...toClient, subject: 'Reminder: please pay {sum} ({ref})', body: askingBody },
]

export const partPaidMessages: MoneyMessages = [
  {
    when: isReal,
    ...toClient,
    subject: 'We have received {sum} ({ref})',
    body: letter(
      'Thank you. We have received {sum} for {address}: {narrative}.',
      'It is part of what we asked for. Sign in to see what is left and your receipt.',
      '{link}',
      bankDetailsWarning,
    ),
  },
]

export const paidMessages: MoneyMessages = [
  {
    when: isReal,
    ...toClient,
    subject: 'We have received {sum} ({ref})',
    body: letter(
      'Thank you. We have received {sum} for {address}: {narrative}.',
      'Sign in to see your receipt.',
      '{link}',
    ),
  },
]

export const refundMessages: MoneyMessages = [
  {
    when: isReal,
    ...toClient,
    subject: 'We have refunded {sum} ({ref})',
    body: letter(
      'We have refunded {sum} for {address}: {narrative}.',
      'It goes back to the card that paid. Your bank may take up to 10 days to show it.',
      '{link}',
    ),
  },
]
