import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  AttachmentSaving,
  CaseEmail,
  EmailFiling,
  EmailFilling,
  EmailReply,
  EmailUnfiling,
  NewEmail,
} from './bodies.ts'
import { CorrespondenceFilter } from './filter.ts'
import { MailboxStatus } from './mailbox-status.ts'
import { Correspondence, EmailRow, EmailTemplate, EmailText, EmailView } from './view.ts'

/** Where an .eml is posted to be filed to a record, as message/rfc822. */
export const addedEmailPath = '/api/added-emails/:kind/:id'

const query = z.strictObject({
  /** Where the page before ended. */
  after: z.optional(z.string().check(z.maxLength(100))),
})
const filtered = z.strictObject({ ...query.shape, ...CorrespondenceFilter.shape })
const read = { method: 'GET', who: ['staff'], can: [] } as const
const write = { method: 'POST', who: ['staff'], can: [] } as const
const ofCase = { can: ['conveyance.view', 'conveyance.update'] } as const
const sent = z.object({ sent: z.int() })

export const trackedEmailApi = endpointsOf({
  of_conveyance: {
    ...read,
    ...ofCase,
    path: '/api/conveyances/:id/correspondence',
    query: filtered,
    reply: Correspondence,
  },
  of_quote_case: {
    ...read,
    path: '/api/quote-cases/:id/correspondence',
    query: filtered,
    reply: Correspondence,
  },
  of_lead: {
    ...read,
    path: '/api/leads/:id/correspondence',
    query: filtered,
    reply: Correspondence,
  },
  /** Those that nobody has filed, newest first. */
  unfiled: {
    ...read,
    can: ['communications.view-any'],
    path: '/api/unfiled-emails',
    query,
    reply: z.object({
      rows: z.array(EmailRow),
      next: z.nullable(z.string()),
      mailbox: MailboxStatus,
    }),
  },
  show: { ...read, path: '/api/tracked-emails/:id', reply: EmailView },
  /** Files it by hand to a case or quote, or moves it there. */
  file: { ...write, path: '/api/tracked-emails/:id/filing', body: EmailFiling, reply: EmailRow },
  unfile: {
    ...write,
    path: '/api/tracked-emails/:id/unfiling',
    body: EmailUnfiling,
    reply: EmailRow,
  },
  /** Sends an answer, or passes the email on; each recipient gets a message of their own. */
  reply: { ...write, path: '/api/tracked-emails/:id/replies', body: EmailReply, reply: sent },
  save_attachment: {
    ...write,
    can: ['conveyance.update'],
    path: '/api/tracked-emails/:id/documents',
    body: AttachmentSaving,
    reply: EmailView,
  },
  /** The templates for emails of the case, by name. */
  templates: {
    ...read,
    can: ['conveyance.update'],
    path: '/api/conveyances/:id/email-templates',
    reply: z.array(EmailTemplate),
  },
  fill: {
    ...write,
    can: ['conveyance.update'],
    path: '/api/conveyances/:id/email-texts',
    isHarmless: true,
    body: EmailFilling,
    reply: EmailText,
  },
  write_to_case: {
    ...write,
    can: ['conveyance.update'],
    path: '/api/conveyances/:id/emails',
    body: CaseEmail,
    reply: sent,
  },
  write_to_quote: { ...write, path: '/api/quote-cases/:id/emails', body: NewEmail, reply: sent },
  write_to_lead: { ...write, path: '/api/leads/:id/emails', body: NewEmail, reply: sent },
})
