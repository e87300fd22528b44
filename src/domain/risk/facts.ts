import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FundsStatement } from '#domain/funds/funds'
import { fundsKinds } from '#domain/funds/labels'
import type { IdentityCheck } from '#domain/identity/identity'
import { identityRoles } from '#domain/identity/labels'
import { isNeeded } from '#domain/identity/standing'
import { formatPence } from '#domain/money'
import type { Payee } from '#domain/payee/payee'
import type { SanctionsMatch } from '#domain/sanctions/view'
import { flagRisks } from './labels.ts'
import type { RiskFact, RiskTopic } from './risk.ts'

/** The records of a case from which its facts are read. */
export type RiskSources = {
  readonly conveyance: Conveyance
  readonly statements: readonly FundsStatement[]
  readonly checks: readonly IdentityCheck[]
  /** Names of those who pay for a client. */
  readonly payers: readonly string[]
  readonly payees: readonly Payee[]
  readonly matches: readonly SanctionsMatch[]
}

const fact = (topic: RiskTopic, key: string, text: string): RiskFact => ({ topic, key, text })

const ofCase = ({ price, lender, clients, counterparties, flags }: Conveyance): RiskFact[] => [
  fact('price', String(price), formatPence(price)),
  ...(lender
    ? [
        fact(
          'loan',
          `${lender.name} ${lender.amount}`,
          lender.amount === null
            ? lender.name
            : `${formatPence(lender.amount)} from ${lender.name}`,
        ),
      ]
    : []),
  ...clients.map(({ contact_id, name }) => fact('client', `${contact_id} ${name}`, name)),
  ...counterparties.map((name) => fact('other_party', name, name)),
  ...flags.flatMap((flag) => {
    const text = flagRisks[flag]
    return text === undefined ? [] : [fact('flag', flag, text)]
  }),
]

const ofChecks = ({ checks, conveyance }: RiskSources): RiskFact[] =>
  checks
    .filter((check) => isNeeded(check, conveyance))
    .flatMap(({ contact_id, name, role, review }) => [
      ...(role === 'client'
        ? []
        : [fact('person', `${role} ${contact_id}`, `${name}, ${identityRoles[role]}`)]),
      ...(review && review.way !== 'in_person'
        ? [fact('remote', contact_id, `${name} was not met in person`)]
        : []),
    ])

const ofFunds = ({ statements }: RiskSources): RiskFact[] =>
  statements.flatMap(({ parts }) => parts).map(({ kind }) => fact('funds', kind, fundsKinds[kind]))

const ofGivers = ({ statements }: RiskSources): RiskFact[] =>
  statements
    .flatMap(({ parts }) => parts)
    .flatMap(({ giver }) =>
      giver?.name ? [fact('payer', giver.name, `${giver.name}, who gives money`)] : [],
    )

const matchStates = {
  open: 'not judged yet',
  same: 'judged to be the same person',
  not_same: 'judged to be somebody else',
}

const ofMatches = ({ matches }: RiskSources): RiskFact[] =>
  matches.map(({ id, person, name, judgement }) => {
    const state = judgement?.outcome ?? 'open'
    return fact('sanctions', `${id} ${state}`, `${person} and ${name}, ${matchStates[state]}`)
  })

const ofAccounts = ({ payees }: RiskSources): RiskFact[] =>
  payees.flatMap(({ kind, name, account }) =>
    kind === 'client' && account ? [fact('account', account.id, `Account of ${name}`)] : [],
  )

/** The same fact has the same name. */
export const factName = ({ topic, key }: RiskFact) => `${topic}: ${key}`

const distinct = (all: readonly RiskFact[]) => [
  ...new Map(all.map((it) => [factName(it), it])).values(),
]

/** Everything about a case that an assessment of its risk rests on, as it is now. */
export const riskFacts = (from: RiskSources): readonly RiskFact[] =>
  distinct([
    ...ofCase(from.conveyance),
    ...ofChecks(from),
    ...ofFunds(from),
    ...ofGivers(from),
    ...from.payers.map((name) => fact('payer', name, `${name}, who pays for a client`)),
    ...ofMatches(from),
    ...ofAccounts(from),
  ])
