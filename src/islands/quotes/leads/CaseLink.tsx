import type { Lead } from '#domain/lead/lead'
import { useCan } from '#islands/chrome/use-can.ts'
import { href, routes } from '#routes'

type Props = { of: NonNullable<Lead['conveyances']>[number] }

/** The reference of a case that was opened from a lead, as a link for whoever may open it. */
export const CaseLink = ({ of: { id, ref } }: Props) =>
  useCan(routes['conveyances-id'].can) ? (
    <a className="link" href={href('conveyances-id', { id })}>
      {ref}
    </a>
  ) : (
    ref
  )
