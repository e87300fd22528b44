import {
  type CandidateCommunication,
  candidatesOf,
  chosenFor,
} from '#domain/communication/firm/choosing'
import type { CommunicationFacts } from '#domain/communication/firm/conditions'
import { ownWordingFaults } from '#domain/communication/firm/own-wording'
import { cellsInForce } from '#domain/communication/matrix/in-force'
import { modeOf } from '#domain/communication/matrix/matrix'
import { type EventName, communicationsOf as standardTexts, wordingOf } from '#domain/events'
import type { Matrices } from '../matrix/matrices.ts'
import type { FirmCommunications } from './communications.ts'

type Detail = Readonly<Record<string, unknown>>

/** What decides which messages an event sends: the firm's own communications and its matrix. */
export const communicationRulesOf = (
  communications: Pick<FirmCommunications, 'ofType'>,
  matrices: Pick<Matrices, 'current'>,
) => {
  const activeOf = (type: string) =>
    communications
      .ofType(type)
      .filter((it) => it.status === 'active')
      .filter((it) => Object.keys(ownWordingFaults(it)).length === 0)
  const candidates = (name: EventName, detail: Detail): readonly CandidateCommunication[] =>
    candidatesOf(
      wordingOf(name)?.communications ?? [],
      standardTexts(name, detail),
      wordingOf(name) === null ? [] : activeOf(name),
    )
  return {
    cells: () => cellsInForce(matrices.current()),
    candidates,
    /** What an event would send now, but for what the matrix leaves out. */
    sent: (name: EventName, detail: Detail, facts: CommunicationFacts | null) => {
      const cells = cellsInForce(matrices.current())
      return chosenFor(candidates(name, detail), facts).filter(
        (it) => modeOf(cells, { ...it, type: name }) !== 'off',
      )
    },
  }
}

export type CommunicationRules = ReturnType<typeof communicationRulesOf>
