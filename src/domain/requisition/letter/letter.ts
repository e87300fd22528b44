import { wrongState } from '#domain/refusal'
import type { Undertaking } from '#domain/undertaking/undertaking'
import type { Requisition } from '../requisition.ts'
import type { RequisitionLetter } from './contents.ts'

/** The undertakings that replies give: every one that was not refused. */
export const givenIn = (undertakings: readonly Undertaking[]): readonly Undertaking[] =>
  undertakings.filter(({ status }) => status !== 'refused')

/** What a document of these replies holds. */
export const requisitionLetterOf = (
  { id, version }: Pick<Requisition, 'id' | 'version'>,
  undertakings: readonly Undertaking[],
): RequisitionLetter => ({
  requisition: id,
  version,
  undertakings: givenIn(undertakings).map((it) => it.id),
})

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Throws 409 where replies have changed since a document of them was made, and 422 for a document of other replies. */
export const assertCurrentLetter = (
  letter: RequisitionLetter | undefined,
  requisition: Requisition,
  undertakings: readonly Undertaking[],
) => {
  const current = requisitionLetterOf(requisition, undertakings)
  if (
    letter?.requisition === current.requisition &&
    letter.version === current.version &&
    sameIds(letter.undertakings, current.undertakings)
  )
    return
  throw wrongState(
    'requisition.changed_since',
    'These replies have changed since this document was made. Make the document again.',
  )
}
