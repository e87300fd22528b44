import { Empty } from '#components/Loaded.tsx'

/** For whoever sees no case. */
export default function CannotSee() {
  return (
    <Empty title="You see no requisitions">
      <p>Requisitions belong to cases, which your role does not see. Ask an administrator.</p>
    </Empty>
  )
}
