import { endpointsOf } from '#domain/endpoint'
import { InterestApproval, InterestProposal, InterestRejection, TermEntry } from './bodies.ts'
import { CaseInterest } from './interest.ts'
import { InterestPolicy } from './terms.ts'

const policyPath = '/api/bank/interest-terms'

export const interestPolicyApi = endpointsOf({
  show: {
    method: 'GET',
    path: policyPath,
    who: ['staff'],
    can: ['payments.view-any'],
    reply: InterestPolicy,
  },
  add: {
    method: 'POST',
    path: policyPath,
    who: ['staff'],
    can: ['payments.update'],
    body: TermEntry,
    reply: InterestPolicy,
  },
})

const all = '/api/conveyances/:id/interest'
const one = `${all}/:interest` as const
const write = { who: ['staff'], can: ['payments.update'], reply: CaseInterest } as const

export const interestApi = endpointsOf({
  list: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: CaseInterest,
  },
  propose: {
    ...write,
    can: ['payments.create'],
    method: 'POST',
    path: all,
    body: InterestProposal,
  },
  approve: {
    ...write,
    method: 'PUT',
    path: `${one}/approval`,
    body: InterestApproval,
    isSensitive: true,
  },
  reject: { ...write, method: 'PUT', path: `${one}/rejection`, body: InterestRejection },
})
