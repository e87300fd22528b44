import * as z from 'zod/mini'
import { UploadView } from '#domain/document/upload'
import { endpointsOf } from '#domain/endpoint'
import {
  IdentityApproval,
  IdentityRejection,
  IdentityRemoval,
  IdentityRequest,
  PaperChoice,
  PersonEntry,
  PictureEntry,
  ReviewEntry,
} from './bodies.ts'
import { ClientIdentity, IdentityView } from './view.ts'

const all = '/api/conveyances/:id/identity-checks'
const one = `${all}/:contact` as const
const work = { method: 'POST', who: ['staff'], can: ['aml-checks.create'] } as const
const decide = {
  method: 'POST',
  who: ['staff'],
  can: ['aml-checks.update'],
  isDecision: true,
} as const
const reply = IdentityView

export const identityApi = endpointsOf({
  /** Everybody whose identity the case rests on, its clients first. */
  list: {
    method: 'GET',
    path: all,
    who: ['staff'],
    can: ['conveyance.view'],
    reply: z.array(IdentityView),
  },
  add: { ...work, path: all, body: PersonEntry, reply },
  ask: { ...work, path: `${one}/request`, body: IdentityRequest, reply },
  review: { ...work, path: `${one}/review`, body: ReviewEntry, reply },
  approve: { ...decide, path: `${one}/approval`, body: IdentityApproval, reply },
  reject: { ...decide, path: `${one}/rejection`, body: IdentityRejection, reply },
  remove: { ...decide, path: `${one}/removal`, body: IdentityRemoval, reply },
})

const own = '/api/client/cases/:id/identity'
const byClient = { who: ['client'], can: [] } as const

export const clientIdentityApi = endpointsOf({
  /** The client’s own check of a case. */
  show: { ...byClient, method: 'GET', path: own, reply: ClientIdentity },
  choose: {
    ...byClient,
    method: 'POST',
    path: `${own}/paper`,
    body: PaperChoice,
    reply: ClientIdentity,
  },
  /** Begins the upload of a picture, or finds the one that was begun with this id. */
  upload: {
    ...byClient,
    method: 'POST',
    path: `${own}/uploads`,
    body: PictureEntry,
    reply: UploadView,
  },
  send: { ...byClient, method: 'POST', path: `${own}/sending`, reply: ClientIdentity },
})
