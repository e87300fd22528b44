import { endpointsOf } from '#domain/endpoint'
import {
  GoogleClientChange,
  MailboxEnding,
  MailboxFolders,
  MailboxPausing,
  MailboxSendingChange,
  NewImapMailbox,
  NewSharedMailbox,
  RegistrationChange,
  RegistrationSecretChange,
} from './bodies.ts'
import { MailboxAdmin, MailboxList, MailboxView } from './view.ts'

/** Where somebody's browser begins to connect their own mailbox: the first day as `since`, a `MailConsent` as `imap`. */
export const CONNECT_PATH = '/auth/mailbox/start'

const staff = { who: ['staff'], can: [] } as const
const admin = { who: ['staff'], can: ['message-providers.update'] } as const
const one = { ...staff, reply: MailboxView } as const

export const mailboxApi = endpointsOf({
  own: { ...staff, method: 'GET', path: '/api/own-mailboxes', reply: MailboxList },
  list: { ...admin, method: 'GET', path: '/api/mailboxes', reply: MailboxAdmin },
  register: {
    ...admin,
    method: 'PUT',
    path: '/api/mail-registration',
    body: RegistrationChange,
    reply: MailboxAdmin,
  },
  secret: {
    ...admin,
    method: 'PUT',
    path: '/api/mail-registration/secret',
    body: RegistrationSecretChange,
    reply: MailboxAdmin,
  },
  /** The firm's client at Google, with its secret. */
  google: {
    ...admin,
    method: 'PUT',
    path: '/api/google-mail-client',
    body: GoogleClientChange,
    reply: MailboxAdmin,
  },
  /** Connects a mailbox of several people by the firm's own consent. */
  share: {
    ...admin,
    method: 'POST',
    path: '/api/mailboxes',
    body: NewSharedMailbox,
    reply: MailboxView,
  },
  /** Connects the caller's own mailbox by IMAP. */
  connect_own: { ...one, method: 'POST', path: '/api/own-mailboxes', body: NewImapMailbox },
  /** Connects a mailbox of several people by IMAP. */
  share_by_imap: {
    ...admin,
    method: 'POST',
    path: '/api/imap-mailboxes',
    body: NewImapMailbox,
    reply: MailboxView,
  },
  pause: { ...one, method: 'PUT', path: '/api/mailboxes/:id/pausing', body: MailboxPausing },
  folders: { ...one, method: 'PUT', path: '/api/mailboxes/:id/folders', body: MailboxFolders },
  /** Whether what its owner writes is sent from it. */
  send: { ...one, method: 'PUT', path: '/api/mailboxes/:id/sending', body: MailboxSendingChange },
  disconnect: { ...one, method: 'POST', path: '/api/mailboxes/:id/ending', body: MailboxEnding },
})
