import { type Communication, letter } from '#domain/communication/communication'

/** What is sent when part of a pack has gone out of date. */
export const staleMessages: readonly Communication<{ readonly is_for_client: boolean }>[] = [
  {
    audience: 'client',
    channel: 'email',
    quiet_hours: true,
    subject: 'Please look at your answers again: {property}',
    body: letter(
      'Some of what you told us about {property} was a while ago, and a buyer’s conveyancer will ask whether it still holds. Please look at this again:',
      '{missing}',
      '{link}',
    ),
    when: ({ is_for_client }) => is_for_client,
  },
  {
    audience: 'internal',
    channel: 'internal',
    subject: 'Pack out of date: {property}',
    body: 'Part of the pack of {property} is older than it may be. Refresh it before you rely on it.',
  },
]
