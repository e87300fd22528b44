/** The merge values of a case's communications. */
export const caseValues = [
  'ref',
  'kind',
  'matter_type',
  'address',
  'people',
  'fee_earner',
  'completion_on',
  'look_again_on',
  'link',
] as const
export type CaseValue = (typeof caseValues)[number]
