import { communicationTypes } from '#domain/events'
import { type CellMode, cellKey } from './cell.ts'
import type { Cells } from './matrix.ts'
import type { CommunicationMatrix } from './stored.ts'

const brokerKeys: readonly string[] = communicationTypes.flatMap(({ name, communications }) =>
  communications
    .filter(({ audience }) => audience === 'broker')
    .map((it) => cellKey({ ...it, type: name })),
)

const allBrokers = (mode: CellMode): Cells =>
  Object.fromEntries(brokerKeys.map((key) => [key, mode]))

/** The cells of a matrix as they act: those of brokers are off where it is from before brokers had a column. */
export const cellsInForce = ({ cells, has_brokers }: CommunicationMatrix): Cells => ({
  ...allBrokers(has_brokers ? 'on' : 'off'),
  ...cells,
})

/** What the default says about brokers, to be saved by whoever edits a matrix that has no column of theirs; else nothing. */
export const proposedCells = ({ has_brokers }: CommunicationMatrix): Cells =>
  has_brokers ? {} : allBrokers('on')

/** Whether somebody who saves these cells decides about brokers. */
export const namesBrokers = (cells: Cells) => brokerKeys.some((key) => Object.hasOwn(cells, key))

/** The cells without those of brokers. */
export const withoutBrokers = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([key]) => !brokerKeys.includes(key)))
