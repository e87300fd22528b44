import { useStore } from '@nanostores/react'
import { Steps } from '#components/Steps.tsx'
import { keysOf } from '#domain/entries'
import type { ImportKind } from '#domain/import/import'
import { $importFile } from '#stores/import/file'
import { $importRun } from '#stores/import/run'
import { ChooseFile } from './ChooseFile.tsx'
import { MapColumns } from './MapColumns.tsx'
import { RunningImport } from './RunningImport.tsx'

const names = { file: 'File', columns: 'Columns', check: 'Check', import: 'Import' } as const
type Place = keyof typeof names
const places = keysOf(names)

/** The import of a file of leads or quotes. */
export default function Importing({ kind }: { kind: ImportKind }) {
  const asked = useStore($importRun)
  const chosen = useStore($importFile)
  const run = asked?.importRun.kind === kind ? asked : null
  const file = chosen?.kind === kind ? chosen : null
  const at = run ? (run.importRun.dry ? 'check' : 'import') : file ? 'columns' : 'file'
  const stateOf = (place: Place) => {
    const apart = places.indexOf(place) - places.indexOf(at)
    if (apart === 0) return run?.is === 'ended' && !run.importRun.dry ? 'done' : 'now'
    return apart < 0 ? 'done' : 'ahead'
  }
  return (
    <div className="form">
      <header className="list-head">
        <h1 className="h1">Import {kind}</h1>
      </header>
      <h2 className="sr">Progress</h2>
      <Steps
        label="Import steps"
        steps={places.map((key) => ({ key, name: names[key], state: stateOf(key) }))}
      />
      {run ? (
        <RunningImport run={run} file={file} />
      ) : file ? (
        <MapColumns file={file} />
      ) : (
        <ChooseFile kind={kind} />
      )}
    </div>
  )
}
