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
type StepKey = keyof typeof names
const stepKeys = keysOf(names)

export default function Importing({ kind }: { kind: ImportKind }) {
  const currentRun = useStore($importRun)
  const chosenFile = useStore($importFile)
  const run = currentRun?.importRun.kind === kind ? currentRun : null
  const file = chosenFile?.kind === kind ? chosenFile : null
  const currentStep = run ? (run.importRun.dry ? 'check' : 'import') : file ? 'columns' : 'file'
  const stateOf = (step: StepKey) => {
    const distance = stepKeys.indexOf(step) - stepKeys.indexOf(currentStep)
    if (distance === 0) return run?.is === 'ended' && !run.importRun.dry ? 'done' : 'now'
    return distance < 0 ? 'done' : 'ahead'
  }
  return (
    <div className="form">
      <header className="list-head">
        <h1 className="h1">Import {kind}</h1>
      </header>
      <h2 className="sr">Progress</h2>
      <Steps
        label="Import steps"
        steps={stepKeys.map((key) => ({ key, name: names[key], state: stateOf(key) }))}
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
