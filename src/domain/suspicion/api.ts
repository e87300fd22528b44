import { endpointsOf } from '#domain/endpoint'
import {
  AgencyReportEntry,
  ConsentEntry,
  OfficersEntry,
  SuspicionClosing,
  SuspicionEntry,
  SuspicionKeeping,
  SuspicionNote,
} from './bodies.ts'
import { OfficersView, SuspicionReceived, Suspicions } from './view.ts'

const officers = '/api/reporting-officers'

export const reportingOfficersApi = endpointsOf({
  show: { method: 'GET', path: officers, who: ['staff'], can: [], reply: OfficersView },
  name: {
    method: 'PUT',
    path: officers,
    who: ['staff'],
    can: ['firm.update'],
    isSensitive: true,
    body: OfficersEntry,
    reply: OfficersView,
  },
})

const all = '/api/suspicion-reports'
const one = `${all}/:id` as const
// No permission and no role opens these: they answer 404 to everybody but the two people whom the firm named.
const byOfficer = { who: ['staff'], can: [], isDecision: true, reply: Suspicions } as const

export const suspicionApi = endpointsOf({
  /** Everybody who works for the firm has to report what they suspect, in a role that only reads as well. */
  report: {
    method: 'POST',
    path: all,
    who: ['staff'],
    can: [],
    isDecision: true,
    body: SuspicionEntry,
    reply: SuspicionReceived,
  },
  list: { ...byOfficer, method: 'GET', path: all },
  note: { ...byOfficer, method: 'POST', path: `${one}/notes`, body: SuspicionNote },
  close: { ...byOfficer, method: 'PUT', path: `${one}/closing`, body: SuspicionClosing },
  submit: { ...byOfficer, method: 'PUT', path: `${one}/agency-report`, body: AgencyReportEntry },
  consent: { ...byOfficer, method: 'PUT', path: `${one}/consent`, body: ConsentEntry },
  keep: { ...byOfficer, method: 'PUT', path: `${one}/keeping`, body: SuspicionKeeping },
})
