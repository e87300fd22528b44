import { type Communication, letter } from '#domain/communication/communication'

type Ordered = { readonly is_first_search?: boolean }
type Delivered = { readonly outcome: string }

/** Sent with the first search of a case: the others follow within days, and are no news of their own. */
export const orderedMessages: readonly Communication<Ordered>[] = [
  {
    audience: 'client',
    channel: 'email',
    subject: 'We are ordering your searches ({ref})',
    body: letter(
      'We are ordering the searches about {address}. They say what the council, the water company and others know about it.',
      'Most come back within two or three weeks. We read them, and tell you what matters.',
      'Sign in to see your case:',
      '{link}',
    ),
    when: ({ is_first_search }) => is_first_search === true,
  },
]

/** For the people of the case alone: a client reads what was found with a lawyer’s word on it. */
export const adverseMessages: readonly Communication<Delivered>[] = [
  {
    audience: 'internal',
    channel: 'internal',
    subject: 'Matters found in a search: {ref}',
    body: 'A search about {address} for {people} found something. Read it, and decide what the client is told.',
    when: ({ outcome }) => outcome === 'matters_found',
  },
]
