import type {
  IdentityPaper,
  IdentityPoint,
  IdentityRole,
  IdentityWay,
  PictureSlot,
} from './identity.ts'
import type { IdentityStanding } from './standing.ts'

export const identityRoles: Readonly<Record<IdentityRole, string>> = {
  client: 'Client',
  giver: 'Gives money',
  attorney: 'Attorney',
  director: 'Director',
  owner: 'Beneficial owner',
}

export const identityStandings: Readonly<Record<IdentityStanding, string>> = {
  not_started: 'Not started',
  waiting_for_client: 'Waiting for the client',
  with_us: 'With us',
  second_person: 'Waiting for a second person',
  passed: 'Passed',
  failed: 'Failed',
  expired: 'Out of date',
}

export const identityPapers: Readonly<Record<IdentityPaper, string>> = {
  passport: 'Passport',
  driving_licence: 'Driving licence',
  national_id: 'National identity card',
  bank_statement: 'Bank statement',
  utility_bill: 'Utility bill',
  council_tax: 'Council tax bill',
  other: 'Another document',
}

export const identityWays: Readonly<Record<IdentityWay, string>> = {
  pictures: 'Pictures that the client sent',
  electronic: 'Electronic check',
  in_person: 'In person',
  video: 'Video call',
  certified_copy: 'Certified copy',
}

export const identityPoints: Readonly<Record<IdentityPoint, string>> = {
  genuine: 'The document is whole, in date and shows no sign of a change',
  face: 'The face is the one on the document',
  name: 'The full name is the one that we hold',
  born: 'The date of birth is the one that we hold',
  address: 'The proof of address names the person at the address that we hold, within 3 months',
  code: 'The paper in the selfie reads the code of that day',
}

export const pictureNames: Readonly<Record<PictureSlot, string>> = {
  front: 'Front of the document',
  back: 'Back of the document',
  selfie: 'Selfie with the code',
  address: 'Proof of address',
}
