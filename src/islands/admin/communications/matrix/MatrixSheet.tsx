import { lazy, Suspense, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { communicationGroups } from '#domain/communication/group'
import type { MatrixView } from '#domain/communication/matrix/api'
import type { CellMode } from '#domain/communication/matrix/cell'
import { cellsInForce, proposedCells } from '#domain/communication/matrix/in-force'
import { type Cells, changedCells } from '#domain/communication/matrix/matrix'
import { matrixRows } from '#domain/communication/matrix/rows'
import { useCan } from '#islands/chrome/use-can.ts'
import { date, dayOf } from '#lib/format'
import { MatrixTable } from './MatrixTable.tsx'

const MatrixReplay = lazy(() =>
  import('./MatrixReplay.tsx').then((it) => ({ default: it.MatrixReplay })),
)
const MatrixVersions = lazy(() =>
  import('./MatrixVersions.tsx').then((it) => ({ default: it.MatrixVersions })),
)
const SaveMatrix = lazy(() => import('./SaveMatrix.tsx').then((it) => ({ default: it.SaveMatrix })))

/** The matrix with its events, as it stands and as it is being edited. */
export const MatrixSheet = ({ view }: { view: MatrixView }) => {
  const { matrix, own } = view
  const canChange = useCan(['communication-types.view-any', 'communication-types.update'])
  const [edited, setEdited] = useState<Cells>(() => proposedCells(matrix))
  const [group, setGroup] = useState('')
  const saved = cellsInForce(matrix)
  const cells = { ...saved, ...edited }
  const changed = changedCells(saved, cells)
  const change = (key: string, mode: CellMode) => setEdited({ ...edited, [key]: mode })
  return (
    <>
      <Head matrix={matrix} group={group} onShow={setGroup} />
      {!matrix.has_brokers && <p className="warn">{brokersText(canChange)}</p>}
      <div className="matrix-frame">
        <MatrixTable
          rows={matrixRows.filter((row) => group === '' || row.group === group)}
          {...{ own, saved, cells }}
          isFixed={!canChange}
          onChange={change}
        />
      </div>
      <Suspense>
        {canChange && changed.length > 0 && (
          <SaveMatrix
            {...{ matrix, cells, count: changed.length }}
            onDiscard={() => setEdited({})}
          />
        )}
        <MatrixReplay saved={saved} cells={cells} />
        <MatrixVersions view={view} canChange={canChange} />
      </Suspense>
    </>
  )
}

type HeadProps = { matrix: MatrixView['matrix']; group: string; onShow: (group: string) => void }

const Head = ({ matrix, group, onShow }: HeadProps) => (
  <header className="list-head">
    <h1 className="h1">Communication Type Matrix</h1>
    <p className="mute">{inForceText(matrix)}</p>
    <span className="end">
      <SelectField
        label="Show"
        name="group"
        value={group}
        options={groupOptions}
        onChange={onShow}
      />
    </span>
  </header>
)

const groupOptions = [
  { value: '', label: 'All groups' },
  ...communicationGroups.map((value) => ({ value, label: value })),
]

const brokersText = (canChange: boolean) =>
  canChange
    ? 'Mortgage brokers now have a column. Nothing is sent to them until you save it; the cells that are switched on below are a proposal.'
    : 'Mortgage brokers now have a column. Nothing is sent to them until somebody who may change this page saves it.'

const inForceText = ({ version, at }: MatrixView['matrix']) =>
  at === null
    ? 'Who is sent what, and how. Press a cell to change it.'
    : `Who is sent what, and how. Version ${version} is in force since ${date(dayOf(at))}.`
