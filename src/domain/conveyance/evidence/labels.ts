import { longDate, shortDate } from '#domain/dates'
import { formatPence } from '#domain/money'
import type { Evidence, EvidenceWay } from './evidence.ts'

/** 'Electronic check' */
export const evidenceWays: Readonly<Record<EvidenceWay, string>> = {
  in_person: 'In person',
  video: 'Video call',
  electronic: 'Electronic check',
  certified_copy: 'Certified copy',
  records: 'Search of our records',
  register: 'Public register',
  telephone: 'Telephone, on a number we already had',
  signed: 'Signed document',
  email: 'Email',
  bank: 'Bank record',
  pictures: 'Pictures that the client sent',
}

/** 'Ann Lee; passport; in person on 3 Nov; £1,200.00; ref. 42' */
export const evidenceLine = ({
  who,
  seen,
  on,
  how,
  amount,
  reference,
  gift,
  expires_on,
  signature,
}: Evidence) =>
  [
    who,
    seen,
    `${evidenceWays[how].toLowerCase()} on ${shortDate(on)}`,
    amount === null ? null : formatPence(amount),
    expires_on && `expires on ${longDate(expires_on)} ${expires_on.slice(0, 4)}`,
    gift && `gift: ${gift}`,
    reference && `ref. ${reference}`,
    signature?.original && `original: ${signature.original}`,
  ]
    .filter(Boolean)
    .join('; ')
