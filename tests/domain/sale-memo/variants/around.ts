import type { Choice } from './choice.ts'
import type { Known } from './known.ts'

const writerOf = (known: Known) => ({
  name: known.agent.handler ?? known.agent.firm ?? 'Sales',
  email: known.agent.email ?? 'no-reply@portal.example',
})

export const FOOTERS = [
  'This memorandum is not a contract and is subject to contract. No responsibility is accepted for any error in it.',
  'All measurements are approximate. We are members of the Property Ombudsman. Registered in England and Wales.',
  'Confidentiality: this message is intended for the addressee only. If you are not the intended recipient, please delete it.',
  'Beware of fraud: we never change our bank details by email. Please check with us by telephone before you send money.',
  'We may receive a referral fee from the firms that we recommend. Details are available on request.',
]

/** A body as a mail from the agent. */
export const asMail = (body: string, known: Known, choice: Choice) => {
  const { name, email } = writerOf(known)
  const day = known.accepted ?? '2026-11-20'
  const date = new Date(`${day}T11:20:00Z`).toUTCString().replace('GMT', '+0000')
  return [
    `From: ${name} <${email}>`,
    'To: New Business <newbusiness@lawfirm.example>',
    `Date: ${date}`,
    `Subject: ${choice.of(['Memorandum of sale', 'Sale agreed', 'New sale - MOS', 'Notification of sale'])} - ${known.address}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    choice.of(['Dear all,', 'Hi both', 'Good morning,', 'Dear Sirs', 'Hello']),
    '',
    choice.of([
      'Please see below the details of the sale we have agreed.',
      'We are pleased to confirm that we have agreed a sale of the property below, subject to contract.',
      'Memorandum of sale as follows:',
      'Please find the sale particulars set out below. Please acknowledge receipt.',
    ]),
    '',
    body,
    '',
    choice.of(['Kind regards', 'Many thanks,', 'Best wishes', 'Regards']),
    '',
    name,
    ...(known.agent.firm === null ? [] : [known.agent.firm]),
    '',
    choice.of(FOOTERS),
  ].join('\r\n')
}

/** A mail in which the memorandum is quoted below an answer to it. */
export const asQuoted = (body: string, known: Known, choice: Choice) => {
  const { name, email } = writerOf(known)
  const head = asMail(body, known, choice)
  const quoted = body
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return head.replace(
    body,
    `Resending this as the first one went astray.\n\nOn 2 November 2026 at 10:14, ${name} <${email}> wrote:\n${quoted}`,
  )
}
/** A page with a title above and a footer below. */
export const asPage = (body: string, choice: Choice) => {
  const title = choice.of([
    'MEMORANDUM OF SALE',
    'Memorandum of Sale (subject to contract)',
    'NOTIFICATION OF SALE',
    'SALE MEMORANDUM',
    'Heads of Terms',
    'SALES MEMO - SUBJECT TO CONTRACT',
    'Confirmation of Sale',
  ])
  const rule = choice.of(['', '='.repeat(title.length), '-'.repeat(60)])
  return [title, rule, '', body, '', choice.of(FOOTERS), `Page 1 of 1`].join('\n')
}
