import { type Communication, letter } from '#domain/communication/communication'

/** Sent two, five and nine days after a quote, to whoever agreed to be written to about more than what they asked. */
export const reminderCommunications: readonly Communication[] = [
  {
    audience: 'client',
    channel: 'email',
    quiet_hours: true,
    is_marketing: true,
    subject: 'Your quote {number}: can we help?',
    body: letter(
      'You have our quote for {matter}: {total}. It is valid until {valid_until}.',
      'Read it again and accept it when you are ready:',
      '{link}',
      'Is anything unclear? One short call often settles it: {giver}, {phone}.',
      'If you do not want reminders of this quote, answer “stop”.',
    ),
  },
  {
    audience: 'client',
    channel: 'sms',
    quiet_hours: true,
    is_marketing: true,
    subject: 'Your quote {number}',
    body: '{firm}: your quote for {matter} is {total}, valid until {valid_until}. Questions? Call {giver} on {phone}. Call us as well if you want no reminders.\n{link}',
  },
]
