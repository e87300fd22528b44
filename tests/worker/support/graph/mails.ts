import { mailOf } from '../inbound.ts'
import type { StandInMail } from './mailbox.ts'

export type MailKind = 'reference' | 'thread' | 'other' | 'marked'

type NewMail = {
  readonly n: number
  readonly kind: MailKind
  readonly folder: string
  readonly ref: string
  /** A Message-ID that the case knows. */
  readonly answers: string | null
  readonly received: number
  readonly lag: number
}

/** An email of a kind, with its text as it was sent. */
export const aMail = ({ n, kind, folder, ref, answers, received, lag }: NewMail): StandInMail => {
  const messageId = `mail-${n}@brookes.test`
  const subject = kind === 'reference' || kind === 'marked' ? `${ref} question ${n}` : `News ${n}`
  const from = `sender${n}@brookes.test`
  const headers = [
    ...(kind === 'thread' && answers ? [{ name: 'In-Reply-To', value: `<${answers}>` }] : []),
    ...(kind === 'marked' ? [{ name: 'Sensitivity', value: 'Private' }] : []),
  ]
  const lines = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  return {
    id: `I-${n}`,
    folder,
    moves: 0,
    received,
    visible: received + lag,
    subject,
    from,
    to: 'anna@harcourt.test',
    messageId,
    headers,
    mime: mailOf(
      {
        From: from,
        To: 'anna@harcourt.test',
        Subject: subject,
        'Message-ID': `<${messageId}>`,
        Date: new Date(received).toUTCString(),
        ...lines,
      },
      `Text of ${n}.`,
    ),
  }
}
