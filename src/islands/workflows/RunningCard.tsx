import type { RunningCase } from '#domain/conveyance/workflow/running'
import { useCan } from '#islands/chrome/use-can.ts'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { href, routes } from '#routes'

export const RunningCard = ({ runningCase }: { runningCase: RunningCase }) => (
  <li>
    {useCan(routes['conveyances-id'].can) ? (
      <a href={href('conveyances-id', { id: runningCase.id })}>
        <CaseSummary runningCase={runningCase} />
      </a>
    ) : (
      <CaseSummary runningCase={runningCase} />
    )}
  </li>
)

const CaseSummary = ({ runningCase }: { runningCase: RunningCase }) => (
  <>
    <span className="ref">{runningCase.ref}</span>
    <b className="cut">{runningCase.address.line}</b>
    <span className="mute cut">{runningCase.client}</span>
    <HolderCell holder={runningCase.holder} />
  </>
)
