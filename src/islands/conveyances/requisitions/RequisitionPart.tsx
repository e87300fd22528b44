import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { $requisitions } from '#stores/requisition/requisitions'
import type { OpenForm } from './RequisitionForms.tsx'
import { RequisitionLine } from './RequisitionLine.tsx'

type Props = { why: string | undefined; onOpen: (open: OpenForm) => void }

export const RequisitionPart = ({ why, onOpen }: Props) => {
  const canReply = useCan(['conveyance.update', 'requisition-replies.update'])
  return (
    <section className="case-part" aria-label="Requisitions">
      <header className="row between wrap">
        <h2 className="h2">Requisitions</h2>
        {canReply && (
          <ActButton why={why} onPress={() => onOpen({ name: 'receive' })}>
            Record requisitions
          </ActButton>
        )}
      </header>
      <Loaded
        from={useStore($requisitions)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $requisitions.revalidate()}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="mute">
              No requisitions yet. Replies to those on completion are drafted from the facts of the
              case.
            </p>
          ) : (
            <ul className="requisition-list">
              {list.map((it) => (
                <li key={it.id}>
                  <RequisitionLine requisition={it} why={why} canReply={canReply} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
