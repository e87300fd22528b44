import { Dialog } from '#components/overlay/Dialog.tsx'
import type { SavedViewDetail } from '#domain/list/saved-view'
import { Icon } from '../Icon.tsx'
import { InlineCell } from './InlineCell.tsx'

export type ViewActs = {
  readonly rename: (view: SavedViewDetail, name: string) => Promise<unknown>
  readonly share: (view: SavedViewDetail, shared: boolean) => Promise<unknown>
  readonly update: (view: SavedViewDetail) => Promise<unknown>
  readonly putFirst: (view: SavedViewDetail) => Promise<unknown>
  readonly remove: (view: SavedViewDetail) => Promise<unknown>
}

type Props = { views: readonly SavedViewDetail[]; acts: ViewActs; onClose: () => void }

export default function ViewList({ views, acts, onClose }: Props) {
  return (
    <Dialog title="Views" open onClose={onClose} wide>
      <ul className="view-list">
        {views.map((view) => (
          <li key={view.id}>
            <ViewLine view={view} acts={acts} />
          </li>
        ))}
      </ul>
      <div className="feet">
        <button type="button" className="btn" onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  )
}

// `followOutcomes` has shown the error.
const press = (act: Promise<unknown>) => void act.catch(() => null)

type ViewProps = { view: SavedViewDetail; acts: ViewActs }

const ViewLine = ({ view, acts }: ViewProps) => (
  <>
    <InlineCell
      label={`Name of ${view.name}`}
      kind="text"
      value={view.name}
      shown={view.name}
      onSave={(name) => acts.rename(view, name)}
    />
    <label className="check">
      <input
        type="checkbox"
        className="box"
        aria-label={`Share ${view.name}`}
        checked={view.shared}
        onChange={(event) => press(acts.share(view, event.target.checked))}
      />
      Shared
    </label>
    <ViewButtons view={view} acts={acts} />
  </>
)

const ViewButtons = ({ view, acts }: ViewProps) => (
  <>
    <button type="button" className="btn small" onClick={() => press(acts.update(view))}>
      Update to current view
    </button>
    <IconAct
      icon="arrow-up"
      label={`Put ${view.name} first`}
      title="Put first"
      onPress={() => press(acts.putFirst(view))}
    />
    <IconAct
      icon="trash-2"
      label={`Delete ${view.name}`}
      title="Delete"
      onPress={() => press(acts.remove(view))}
    />
  </>
)

type IconActProps = {
  icon: 'arrow-up' | 'trash-2'
  label: string
  title: string
  onPress: () => void
}

const IconAct = ({ icon, label, title, onPress }: IconActProps) => (
  <button type="button" className="icon-btn" aria-label={label} title={title} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
