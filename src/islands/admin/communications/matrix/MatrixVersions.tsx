import type { MatrixView } from '#domain/communication/matrix/api'
import { cellsInForce } from '#domain/communication/matrix/in-force'
import { type Cells, changedCells, standardMatrix } from '#domain/communication/matrix/matrix'
import { cellFault } from '#domain/communication/matrix/rows'
import type { CommunicationMatrix } from '#domain/communication/matrix/stored'
import { runAct } from '#islands/admin/run-act.ts'
import { exactInstant, pluralise, shortInstant } from '#lib/format'
import { saveMatrix } from '#stores/communication/matrix'

type Props = { view: MatrixView; canChange: boolean }

/** The versions of the matrix, newest first, each with its reason and a way back to it. */
export const MatrixVersions = ({ view, canChange }: Props) => {
  const { matrix, versions } = view
  const all = [...versions, standardMatrix]
  return (
    <section className="sec">
      <header>
        <h2>Versions</h2>
      </header>
      <ul className="tasks versions">
        {all.map((it, at) => (
          <li key={it.version}>
            <b className="t cut">{it.version === 0 ? 'Standard' : `Version ${it.version}`}</b>
            <span className="mute cut">{reasonText(all[at + 1], it)}</span>
            <span className="mute cut">{it.by?.name}</span>
            <time className="w num" title={it.at === null ? undefined : exactInstant(it.at)}>
              {it.at === null ? '' : shortInstant(it.at)}
            </time>
            {canChange && it.version !== matrix.version && <Restore view={view} version={it} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const reasonText = (before: CommunicationMatrix | undefined, after: CommunicationMatrix) =>
  before
    ? `${after.reason} (${pluralise(changedCells(cellsInForce(before), cellsInForce(after)).length, 'cell')})`
    : 'Everything is on'

/** The cells of an earlier version that can still be set so. */
const restorable = (cells: Cells, own: MatrixView['own']): Cells =>
  Object.fromEntries(
    Object.entries(cells).filter(([key, mode]) => cellFault(key, mode, own) === null),
  )

const Restore = ({ view, version }: { view: MatrixView; version: CommunicationMatrix }) => {
  const name = version.version === 0 ? 'the standard matrix' : `version ${version.version}`
  return (
    <button
      type="button"
      className="btn small"
      onClick={() =>
        void runAct(
          () =>
            saveMatrix(
              view.matrix.version,
              restorable(cellsInForce(version), view.own),
              `Restored ${name}`,
            ),
          `Restored ${name}`,
        )
      }
    >
      Restore
    </button>
  )
}
