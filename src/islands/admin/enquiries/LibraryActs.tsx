import { Icon } from '#components/Icon.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'

type Props = { onNew: () => void; onImport: () => void }

/** What whoever may add to the library does with it. */
export const LibraryActs = ({ onNew, onImport }: Props) => (
  <span className="end row">
    <HeadAct can="additional-enquiries.create">
      <button type="button" className="btn" onClick={onImport}>
        Import
      </button>
      <button type="button" className="btn main" onClick={onNew}>
        <Icon name="plus" /> New enquiry
      </button>
    </HeadAct>
  </span>
)
