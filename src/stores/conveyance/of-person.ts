import { caseId } from './case-store.ts'

type OfPerson = { readonly contact_id: string; readonly version: number }

/** Where a change to the record of one person of the case on the page goes. */
export const targetOf = ({ contact_id, version }: OfPerson, key: string) => ({
  params: { id: caseId(), contact: contact_id },
  version,
  key,
})
