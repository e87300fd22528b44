import type { RunningCase } from '#domain/conveyance/workflow/running'
import { useCan } from '#islands/chrome/use-can.ts'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { href, routes } from '#routes'

/** A case as a card of the board: which it is, and who has had it for how long. */
export const RunningCard = ({ it }: { it: RunningCase }) => (
  <li>
    {useCan(routes['conveyances-id'].can) ? (
      <a href={href('conveyances-id', { id: it.id })}>
        <Words it={it} />
      </a>
    ) : (
      <Words it={it} />
    )}
  </li>
)

const Words = ({ it }: { it: RunningCase }) => (
  <>
    <span className="ref">{it.ref}</span>
    <b className="cut">{it.address.line}</b>
    <span className="mute cut">{it.client}</span>
    <HolderCell holder={it.holder} />
  </>
)
