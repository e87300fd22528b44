import { Icon } from '#components/Icon.tsx'
import { Chip } from '#components/Marks.tsx'
import type { Requisition, RequisitionItem } from '#domain/requisition/requisition'
import { runAct } from '#islands/admin/run-act.ts'
import { flagReply } from '#stores/requisition/requisitions'
import type { OpenForm } from './RequisitionForms.tsx'

type Props = {
  requisition: Requisition
  /** Whether replies may be marked. */
  canFlag: boolean
  onOpen: (open: OpenForm) => void
}

/** What is asked, each with its reply and where that comes from. */
export const RequisitionItems = ({ requisition, canFlag, onOpen }: Props) => (
  <dl className="requisition-items">
    {requisition.items.map((item) => (
      <div key={item.key} data-promise={item.undertaking || undefined}>
        <dt>
          {item.question}
          {canFlag && requisition.status === 'drafting' && (
            <FlagAct requisition={requisition} item={item} onOpen={onOpen} />
          )}
        </dt>
        <dd>
          {item.reply || <span className="mute">No reply yet</span>}
          <ItemMarks item={item} />
        </dd>
      </div>
    ))}
  </dl>
)

const ItemMarks = ({ item: { source, undertaking, flag } }: { item: RequisitionItem }) => (
  <>
    {(source !== null || undertaking) && (
      <small className="evidence row wrap">
        {source && <Chip>Drafted from: {source}</Chip>}
        {undertaking && <Chip tone="bad">Gives an undertaking</Chip>}
      </small>
    )}
    {flag && (
      <small className="requisition-flag">
        To be looked at, {flag.by.name}: {flag.note}
      </small>
    )}
  </>
)

type FlagProps = Pick<Props, 'requisition' | 'onOpen'> & { item: RequisitionItem }

const FlagAct = ({ requisition, item, onOpen }: FlagProps) =>
  item.flag === null ? (
    <button
      type="button"
      className="btn quiet small"
      aria-label={`Flag ${item.question}`}
      onClick={() => onOpen({ name: 'flag', requisition, item: item.key })}
    >
      <Icon name="flag" /> Flag
    </button>
  ) : (
    <button
      type="button"
      className="btn quiet small"
      aria-label={`Looked at ${item.question}`}
      onClick={() =>
        void runAct(() => flagReply(requisition, { key: item.key, note: null }), 'Looked at')
      }
    >
      Looked at
    </button>
  )
