import { UploadView } from '#domain/document/upload'
import { endpointsOf } from '#domain/endpoint'
import {
  FundsAcceptance,
  FundsFileEntry,
  FundsRejection,
  FundsRequest,
  FundsReviewEntry,
  FundsWriting,
  GiverChoice,
  PartChange,
  PartEntry,
} from './bodies.ts'
import { CaseFunds, ClientFunds } from './view.ts'

const all = '/api/conveyances/:id/funds'
const one = `${all}/:contact` as const
const reply = CaseFunds
const work = { method: 'POST', who: ['staff'], can: ['aml-checks.create'], reply } as const
const decide = {
  method: 'POST',
  who: ['staff'],
  can: ['aml-checks.update'],
  isDecision: true,
  reply,
} as const

export const fundsApi = endpointsOf({
  show: { method: 'GET', path: all, who: ['staff'], can: ['conveyance.view'], reply },
  ask: { ...work, path: `${one}/request`, body: FundsRequest },
  write: { ...work, path: `${one}/parts`, body: FundsWriting },
  choose_giver: { ...work, path: `${one}/giver`, body: GiverChoice },
  review: { ...work, path: `${one}/review`, body: FundsReviewEntry },
  accept: { ...decide, path: `${one}/acceptance`, body: FundsAcceptance },
  reject: { ...decide, path: `${one}/rejection`, body: FundsRejection },
})

const own = '/api/client/cases/:id/funds'
const part = `${own}/parts/:item` as const
const byClient = { who: ['client'], can: [], reply: ClientFunds } as const
const writing = { ...byClient, method: 'POST' } as const

export const clientFundsApi = endpointsOf({
  /** The client's own statement of a case. */
  show: { ...byClient, method: 'GET', path: own },
  add: { ...writing, path: `${own}/parts`, body: PartEntry },
  change: { ...byClient, method: 'PATCH', path: part, body: PartChange },
  remove: { ...writing, path: `${part}/removal` },
  /** Begins the upload of evidence, or finds the one that was begun with this id. */
  upload: { ...writing, path: `${part}/uploads`, body: FundsFileEntry, reply: UploadView },
  send: { ...writing, path: `${own}/sending` },
})
