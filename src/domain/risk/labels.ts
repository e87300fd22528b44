import type { CaseFlag } from '#domain/conveyance/workflow/condition'
import type { RiskAnswers, RiskFact, RiskGroup, RiskStatus, RiskTopic } from './risk.ts'

/** What is unusual about a case and bears on its risk. */
export const flagRisks: Readonly<Partial<Record<CaseFlag, string>>> = {
  company: 'A company is a party',
  attorney: 'Somebody acts for a client',
  probate: 'An estate is a party',
  gifted_deposit: 'Part of the deposit is a gift',
}

const topics: Readonly<Record<RiskTopic, string>> = {
  price: 'Price',
  loan: 'Loan',
  client: 'Client',
  other_party: 'Other party',
  person: 'Person',
  payer: 'Payer',
  funds: 'Source of funds',
  remote: 'Meeting',
  flag: 'Unusual',
  sanctions: 'Sanctions list',
  account: 'Account',
}

/** 'Price: £412,500.00', for lists of facts. */
export const factText = ({ topic, text }: RiskFact) => `${topics[topic]}: ${text}`

/** An assessment that was never made has no status of its own. */
export type RiskStanding = RiskStatus | 'none'

export const riskStandings: Readonly<Record<RiskStanding, string>> = {
  none: 'Not assessed',
  second_person: 'Waiting for a second person',
  current: 'Assessed',
  reopened: 'Re-opened',
  sent_back: 'Sent back',
}

export const riskGroups: Readonly<Record<RiskGroup, string>> = {
  client: 'Client',
  geography: 'Geography',
  delivery: 'How we deal with them',
  matter: 'Matter',
  funds: 'Funds',
}

export const basisLabels: Readonly<Record<RiskGroup, string>> = {
  client: 'What you searched and saw of the client',
  geography: 'How you know which countries are involved',
  delivery: 'How you met, or will meet, everybody',
  matter: 'What you know of the purpose and value',
  funds: 'What you were told about the money',
}

type Question<Answer extends string> = {
  readonly group: RiskGroup
  readonly label: string
  readonly options: Readonly<Record<Answer, string>>
}

export const riskQuestions: { readonly [Q in keyof RiskAnswers]: Question<RiskAnswers[Q]> } = {
  exposed: {
    group: 'client',
    label: 'Is anybody politically exposed, or the family or close associate of somebody who is?',
    options: { no: 'No', domestic: 'Yes, in the UK', foreign: 'Yes, abroad' },
  },
  kind: {
    group: 'client',
    label: 'Who is the client?',
    options: {
      people: 'People in their own name',
      company: 'A company or partnership',
      trust: 'A trust, charity or estate',
      complex: 'A structure whose owners are hard to see',
    },
  },
  manner: {
    group: 'client',
    label: 'Is anything about the client unusual?',
    options: { usual: 'No', unusual: 'Yes: reluctant, hurried or inconsistent' },
  },
  country: {
    group: 'geography',
    label: 'Which countries do people, companies or money come from?',
    options: {
      uk: 'The UK alone',
      abroad: 'Another country',
      high_risk: 'A country on the FATF lists',
    },
  },
  meeting: {
    group: 'delivery',
    label: 'How do we meet the client?',
    options: {
      in_person: 'Everybody in person',
      video: 'By video',
      remote: 'Never face to face',
    },
  },
  purpose: {
    group: 'matter',
    label: 'What is the property for?',
    options: {
      home: 'A home to live in',
      letting: 'Letting, business or investment',
      unclear: 'No clear reason, or an unusual structure',
    },
  },
  value: {
    group: 'matter',
    label: 'Does the price fit what we know of the client?',
    options: { fits: 'Yes', higher: 'No, it is higher than expected' },
  },
  cash: {
    group: 'funds',
    label: 'Is any of it cash, or was it paid in as cash?',
    options: { no: 'No', yes: 'Yes' },
  },
  third_party: {
    group: 'funds',
    label: 'Does anybody else pay or give money?',
    options: { no: 'No', yes: 'Yes' },
  },
}
