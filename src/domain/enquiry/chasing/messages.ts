import { type Communication, letter } from '#domain/communication/communication'

/** What a chase names beside the values of the case: the enquiries, one on each line. */
export type ChaseValue = 'enquiry_list'

/** Sent to the other side, which has these enquiries. */
export const chaseMessages: readonly Communication[] = [
  {
    audience: 'other_side',
    channel: 'email',
    subject: 'Enquiries outstanding: {address} ({ref})',
    body: letter(
      'We act for {people} about {address}, and are waiting for you on these enquiries:',
      '{enquiry_list}',
      'Please reply to each, or let us have your client’s timescale. Our reference is {ref}.',
    ),
  },
]
