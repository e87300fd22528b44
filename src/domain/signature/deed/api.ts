import { endpointsOf } from '#domain/endpoint'
import { CodeEntryBody, DeclineBody, OpeningBody } from '../bodies.ts'
import { SignatureView } from '../view.ts'
import { CertificateBody, DeedDateBody, DeedRequestBody, WitnessBody } from './bodies.ts'
import { WitnessView } from './view.ts'

const write = {
  method: 'POST',
  who: ['staff'],
  can: ['conveyance.update', 'deeds.update'],
  reply: SignatureView,
} as const

export const deedApi = endpointsOf({
  /** Asks every client of a case to sign a deed, each before a witness. */
  request: { ...write, path: '/api/conveyances/:id/deeds', body: DeedRequestBody },
  date: { ...write, path: '/api/conveyances/:id/deeds/:signature/date', body: DeedDateBody },
  certify: {
    ...write,
    path: '/api/conveyances/:id/deeds/:signature/certificate',
    body: CertificateBody,
  },
})

const byWitness = {
  method: 'POST',
  who: 'public',
  because: 'the link that the witness was sent is the key, with a code by text message',
  can: [],
  reply: WitnessView,
} as const

export const witnessApi = endpointsOf({
  show: { ...byWitness, method: 'GET', path: '/api/witnesses/:token' },
  open: { ...byWitness, path: '/api/witnesses/:token/opening', body: OpeningBody },
  send_code: { ...byWitness, path: '/api/witnesses/:token/codes' },
  enter_code: { ...byWitness, path: '/api/witnesses/:token/code-entries', body: CodeEntryBody },
  sign: { ...byWitness, path: '/api/witnesses/:token/signature', body: WitnessBody },
  decline: { ...byWitness, path: '/api/witnesses/:token/refusal', body: DeclineBody },
})
