import type { EmailThread } from '#domain/communication/email-thread'
import { fullDate, londonDate } from '#domain/dates'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { assertValid } from '#domain/refusal'
import { isMailboxAddress } from './mailbox.ts'
import type { EmailAddress, TrackedEmail } from './tracked-email.ts'

/** The event of a message that a person wrote by hand. */
export const EMAIL_SENT = 'email.sent'

const MOST_REFERENCES = 20

/** The thread headers of an answer; null for an email without a Message-ID. */
export const threadAfter = ({
  message_id,
  references,
}: Pick<TrackedEmail, 'message_id' | 'references'>): EmailThread | null =>
  message_id === ''
    ? null
    : {
        in_reply_to: message_id,
        references: [...references.filter((it) => it !== message_id), message_id].slice(
          -MOST_REFERENCES,
        ),
      }

/** 'Re: Contract' of 'Re: RE: Contract' */
export const replySubject = (subject: string) =>
  `Re: ${subject.replace(/^(?:\s*re\s*:)+\s*/i, '')}`.trim()

export const forwardSubject = (subject: string) =>
  `Fwd: ${subject.replace(/^(?:\s*fwd?\s*:)+\s*/i, '')}`.trim()

/** Whom an answer goes to: where the sender asks for it, or else the sender. */
export const answerTo = ({
  from,
  reply_to,
}: Pick<TrackedEmail, 'from' | 'reply_to'>): EmailAddress =>
  reply_to && reply_to.address !== '' ? reply_to : from

/** Whom an answer to everybody goes to: its sender and all whom it was sent to, but for our mailbox and one's own address. */
export const answerToAll = (
  email: Pick<TrackedEmail, 'from' | 'reply_to' | 'to' | 'cc'>,
  own: string,
): string[] => {
  const addresses = [answerTo(email), ...email.to, ...email.cc].map((it) =>
    it.address.toLowerCase(),
  )
  return [...new Set(addresses)].filter(
    (it) => it !== '' && it !== own.toLowerCase() && !isMailboxAddress(it),
  )
}

const MOST_QUOTED = 20_000

/** The answered email under an answer; none of one that holds bank details, which are never sent on. */
export const quotedText = ({ from, text, sent_at, received_at }: TrackedEmail): string => {
  if (hasBankDetails(text)) return ''
  const day = fullDate(londonDate(sent_at ?? received_at))
  const lines = text.slice(0, MOST_QUOTED).trim().split('\n')
  return `On ${day}, ${from.name || from.address} wrote:\n${lines.map((it) => `> ${it}`).join('\n')}`
}

/** Throws 422 for a text with bank details, which never leave by email. */
export const assertNoBankDetails = (field: string, text: string) =>
  assertValid(
    hasBankDetails(text)
      ? {
          [field]: [
            'Take the bank details out. We never send them by email: give them by telephone or in the portal.',
          ],
        }
      : {},
  )
