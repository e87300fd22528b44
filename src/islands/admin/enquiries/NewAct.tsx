import { Icon } from '#components/Icon.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'

type Props = { label: string; onOpen: () => void }

/** Opens the form of a new library enquiry or classification, for whoever may add one. */
export const NewAct = ({ label, onOpen }: Props) => (
  <span className="end">
    <HeadAct can="additional-enquiries.create">
      <button type="button" className="btn main" onClick={onOpen}>
        <Icon name="plus" /> {label}
      </button>
    </HeadAct>
  </span>
)
