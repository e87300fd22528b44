import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { $undertakings } from '#stores/undertaking/undertakings'
import type { OpenForm } from './RequisitionForms.tsx'
import { UndertakingLine } from './UndertakingLine.tsx'

type Props = { why: string | undefined; onOpen: (open: OpenForm) => void }

export const UndertakingPart = ({ why, onOpen }: Props) => (
  <section className="case-part" aria-label="Undertakings">
    <header className="row between wrap">
      <h2 className="h2">Undertakings</h2>
      {useCan('conveyance.update') && (
        <ActButton why={why} onPress={() => onOpen({ name: 'undertaking', requisition: null })}>
          Add an undertaking
        </ActButton>
      )}
    </header>
    <Loaded
      from={useStore($undertakings)}
      skeleton={<Skeleton rows={3} />}
      retry={() => $undertakings.revalidate()}
    >
      {(list) =>
        list.length === 0 ? (
          <p className="mute">
            No undertakings yet. A second person approves each of ours, and a document discharges
            it.
          </p>
        ) : (
          <ul className="requisition-list">
            {list.map((it) => (
              <UndertakingLine key={it.id} undertaking={it} onOpen={onOpen} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </section>
)
