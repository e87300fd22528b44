import type { DataRequestOutcome, DataRequestWay } from './request.ts'

export const dataRequestWays: Readonly<Record<DataRequestWay, string>> = {
  portal: 'Client portal',
  email: 'Email',
  letter: 'Letter',
  telephone: 'Telephone',
  meeting: 'Meeting',
}

export const dataRequestOutcomes: Readonly<Record<DataRequestOutcome, string>> = {
  answered: 'Answered',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
}
