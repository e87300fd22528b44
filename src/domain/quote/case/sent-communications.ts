import { type Communication, letter } from '#domain/communication/communication'

const subject = 'Your quote from {firm}: {number}'

export const quoteSentCommunications: readonly Communication[] = [
  {
    audience: 'client',
    channel: 'email',
    subject,
    body: letter(
      'Thank you for asking us about {matter}. Our quote is {total}, including VAT and the payments to others that it lists.{tax} It is valid until {valid_until}.',
      'Read it in full and accept it when you are ready:',
      '{link}',
      'The quote is also attached as a PDF. If you have any questions, call {giver} on {phone}.',
    ),
  },
  {
    audience: 'client',
    channel: 'whatsapp',
    subject,
    body: 'Hello {name}, here is our quote for {matter}: {total}, including VAT and the payments to others that it lists.{tax} It is valid until {valid_until}.\n{link}',
  },
  {
    audience: 'client',
    channel: 'sms',
    subject,
    body: '{firm}: our quote for {matter} is {total}, including VAT and the payments to others that it lists.{tax}\n{link}',
  },
]
