import { endpointsOf } from '#domain/endpoint'
import { CaseThirdPartyAccounts } from './account.ts'
import {
  AccountAgreement,
  AccountEnd,
  AccountProposal,
  AccountRejection,
  StatementEntry,
} from './bodies.ts'

const all = '/api/conveyances/:id/third-party-accounts'
const one = `${all}/:account` as const
const reply = { who: ['staff'], reply: CaseThirdPartyAccounts } as const
const decide = { ...reply, can: ['payments.update'], method: 'PUT' } as const
const write = { ...reply, can: ['payments.create'], method: 'POST' } as const

export const thirdPartyAccountApi = endpointsOf({
  list: { ...reply, method: 'GET', path: all, can: ['conveyance.view'] },
  propose: { ...write, path: all, body: AccountProposal },
  agree: { ...decide, path: `${one}/agreement`, body: AccountAgreement, isSensitive: true },
  reject: { ...decide, path: `${one}/rejection`, body: AccountRejection },
  state: { ...write, path: `${one}/statements`, body: StatementEntry },
  end: { ...decide, path: `${one}/end`, body: AccountEnd },
})
