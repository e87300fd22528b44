import { endpointsOf } from '#domain/endpoint'
import {
  Judging,
  ListActivation,
  ListLimit,
  ListPart,
  ListStart,
  SameConfirmation,
  SendingBack,
} from './bodies.ts'
import { SanctionsList } from './list.ts'
import { OwnershipEntry } from './ownership/bodies.ts'
import { CaseSanctions, SanctionsLists } from './view.ts'

const lists = '/api/sanctions-lists'
const load = { who: ['staff'], can: ['firm.update'] } as const

/** The list of the firm: loaded from the published file, in parts. */
export const sanctionsListApi = endpointsOf({
  show: { ...load, method: 'GET', path: lists, reply: SanctionsLists },
  start: { ...load, method: 'POST', path: lists, body: ListStart, reply: SanctionsList },
  add_part: {
    ...load,
    method: 'POST',
    path: `${lists}/:list/parts`,
    body: ListPart,
    reply: SanctionsList,
  },
  /** Puts a list in force once all of it has arrived. */
  activate: {
    ...load,
    method: 'PUT',
    path: `${lists}/:list/activation`,
    body: ListActivation,
    reply: SanctionsLists,
  },
  limit: {
    ...load,
    method: 'PUT',
    path: '/api/sanctions-limit',
    body: ListLimit,
    reply: SanctionsLists,
  },
})

const all = '/api/conveyances/:id/sanctions'
const decide = { who: ['staff'], can: ['aml-checks.update'], reply: CaseSanctions } as const

export const sanctionsApi = endpointsOf({
  show: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: CaseSanctions,
  },
  /** Records who owns a company of the case. */
  own: {
    method: 'PUT',
    path: '/api/conveyances/:id/ownerships',
    who: ['staff'],
    can: ['aml-checks.create'],
    body: OwnershipEntry,
    reply: CaseSanctions,
  },
  judge: {
    method: 'PUT',
    path: `${all}/:match/judgement`,
    who: ['staff'],
    can: ['aml-checks.create'],
    body: Judging,
    reply: CaseSanctions,
  },
  confirm: {
    ...decide,
    method: 'PUT',
    path: `${all}/:match/confirmation`,
    body: SameConfirmation,
    isDecision: true,
    isSensitive: true,
  },
  send_back: {
    ...decide,
    method: 'PUT',
    path: `${all}/:match/sending-back`,
    body: SendingBack,
    isDecision: true,
  },
})
