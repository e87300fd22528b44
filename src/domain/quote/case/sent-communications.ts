import { type Communication, letter } from '#domain/communication/communication'

const subject = 'Your quote from {firm}: {number}'

/** What tells the client of a price, by the channels that were chosen. */
export const quoteSentCommunications: readonly Communication[] = [
  {
    audience: 'client',
    channel: 'email',
    subject,
    body: letter(
      'Thank you for asking us about {matter}. Our price is {total}, with VAT and everything we pay to others. It stands until {valid_until}.',
      'Read it in full, and accept it when you are ready:',
      '{link}',
      'The quote is attached as a PDF too. Call {giver} on {phone} with any question.',
    ),
  },
  {
    audience: 'client',
    channel: 'whatsapp',
    subject,
    body: 'Hello {name}, here is our quote for {matter}: {total}, with VAT and everything we pay to others. It stands until {valid_until}.\n{link}',
  },
  {
    audience: 'client',
    channel: 'sms',
    subject,
    body: '{firm}: our quote for {matter} is {total}, with VAT and everything we pay to others.\n{link}',
  },
]
