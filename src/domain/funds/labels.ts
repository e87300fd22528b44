import type { FundsKind, FundsStatus, FundsWay } from './funds.ts'

export const fundsKinds: Readonly<Record<FundsKind, string>> = {
  savings: 'Savings from income',
  sale: 'Sale of a property',
  mortgage: 'Mortgage',
  gift: 'Gift',
  inheritance: 'Inheritance',
  investments: 'Investments',
  pension: 'Pension, award or win',
  business: 'Business or dividend',
  crypto: 'Cryptocurrency',
  overseas: 'Money from abroad',
  other: 'Something else',
}

export const fundsStatuses: Readonly<Record<FundsStatus, string>> = {
  not_started: 'Not started',
  waiting_for_client: 'Waiting for the client',
  with_us: 'With us',
  second_person: 'Waiting for a second person',
  accepted: 'Accepted',
}

export const fundsWays: Readonly<Record<FundsWay, string>> = {
  files: 'Files that the client sent',
  in_person: 'Documents seen in person',
  video: 'Documents seen on a video call',
  certified_copy: 'Certified copies',
}

type Asked = { readonly story: string; readonly evidence: string }

// What practice asks for each kind: LSAG guidance for the legal sector, 2023, section 6.17; SRA thematic review, 2025.
export const askedOf: Readonly<Record<FundsKind, Asked>> = {
  savings: {
    story: 'From which income, over how long? Say where large amounts came from.',
    evidence: 'Statements of at least 6 months, and a payslip.',
  },
  sale: {
    story: 'What did you sell, when, and what was left after the mortgage?',
    evidence: 'The completion statement, and the statement that shows the money arriving.',
  },
  mortgage: { story: 'Which lender?', evidence: 'The mortgage offer, if you have it.' },
  gift: {
    story: 'Why do they give it, and where does their money come from?',
    evidence: 'The giver’s statements of at least 6 months.',
  },
  inheritance: {
    story: 'From whom, when, and what was your share?',
    evidence: 'The will or grant, the estate account, and the statement that shows it arriving.',
  },
  investments: {
    story: 'What did you hold, since when, and when did you sell?',
    evidence: 'The contract note, and the statement that shows the money arriving.',
  },
  pension: {
    story: 'Who pays it, and what for?',
    evidence: 'The payer’s letter, and the statement that shows it arriving.',
  },
  business: {
    story: 'Which company, and for which period?',
    evidence: 'Accounts, the dividend voucher and your tax return.',
  },
  crypto: {
    story: 'What did you buy it with, on which exchange, and in which wallets was it?',
    evidence: 'The history of the exchange, and the statement that shows the money arriving.',
  },
  overseas: {
    story: 'From which country, and by which route did it come?',
    evidence: 'Local statements, with a translation, and the exchange slip.',
  },
  other: {
    story: 'How did you come by it?',
    evidence: 'What shows it, and the statement that shows it arriving.',
  },
}
