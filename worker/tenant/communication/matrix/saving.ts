import type { matrixApi } from '#domain/communication/matrix/api'
import { cellsInForce, namesBrokers, withoutBrokers } from '#domain/communication/matrix/in-force'
import {
  type Cells,
  changedCells,
  savedCells,
  standardMode,
} from '#domain/communication/matrix/matrix'
import { cellFault } from '#domain/communication/matrix/rows'
import type { BodyOf } from '#domain/endpoint'
import { assertValid, invalid, stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { toMatrixView } from './view.ts'

/** The one subject of the matrix in the history. */
const MATRIX_ID = 'matrix'

type OwnCells = ReturnType<typeof toMatrixView>['own']

const faultsOf = (keys: readonly string[], cells: Cells, own: OwnCells) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const fault = cellFault(key, cells[key] ?? standardMode(key), own)
      return fault === null ? [] : [[`cells.${key}`, [fault]]]
    }),
  )

const onlyOf = (cells: Cells, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, cells[key] ?? standardMode(key)]))

/** The keys of the cells that change; throws 422 when none does or one cannot be set so. */
const changedKeys = (before: Cells, cells: Cells, own: OwnCells) => {
  const keys = changedCells(before, cells)
  assertValid(faultsOf(keys, cells, own))
  if (keys.length === 0) throw invalid({ cells: ['Change a cell first.'] })
  return keys
}

/** Saves the next version of the matrix; throws 409 for a stale version and 422 for cells that cannot be set so. */
export const saveMatrix = (
  context: RequestContext,
  { version, cells, reason }: BodyOf<typeof matrixApi.save>,
) => {
  const { matrices, audit, person, by, now } = context
  const before = matrices.current()
  const view = toMatrixView(context)
  if (version !== before.version)
    throw stale(view, lastChange(audit, person, 'communication-matrix', MATRIX_ID))
  const has_brokers = before.has_brokers || namesBrokers(cells)
  const given = cellsInForce({ ...before, cells, has_brokers })
  const keys = changedKeys(cellsInForce(before), given, view.own)
  const after = savedCells(has_brokers ? given : withoutBrokers(given))
  const saver = { id: by.id, name: by.name }
  const matrix = { version: version + 1, cells: after, has_brokers, reason, by: saver, at: now }
  matrices.insert(matrix)
  context.recordEvents([
    {
      name: 'matrix.changed',
      subject: 'communication-matrix',
      id: MATRIX_ID,
      version: matrix.version,
      changed: ['cells'],
      detail: { matrix_version: matrix.version, reason, after: onlyOf(given, keys) },
    },
  ])
  return toMatrixView(context)
}
