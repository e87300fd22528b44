import { Icon } from '#components/Icon.tsx'
import { currentVersion, type Document } from '#domain/document/document'
import { groupName } from '#domain/document/group'
import { pluralise } from '#lib/format'
import { moved } from './moved.ts'

type Props = {
  documents: readonly Document[]
  /** The ids of those in the bundle, in its order. */
  picked: readonly string[]
  faults: readonly string[] | undefined
  onChange: (picked: readonly string[]) => void
}

/** The PDFs of the case to choose from, and those that were chosen in their order. */
export const PickedDocuments = ({ documents, picked, faults, onChange }: Props) => {
  const chosen = picked.flatMap((id) => documents.find((it) => it.id === id) ?? [])
  return (
    <>
      <fieldset className="field picked-documents">
        <legend className="lab">Documents</legend>
        {documents.map((document) => (
          <label key={document.id} className="check">
            <input
              type="checkbox"
              className="box"
              checked={picked.includes(document.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...picked, document.id]
                    : picked.filter((it) => it !== document.id),
                )
              }
            />
            <span>
              {document.name} <small className="mute">{detailOf(document)}</small>
            </span>
          </label>
        ))}
        {faults?.length ? <p className="fault">{faults.join(' ')}</p> : null}
      </fieldset>
      {chosen.length > 1 && <Order chosen={chosen} picked={picked} onChange={onChange} />}
    </>
  )
}

const detailOf = (document: Document) => {
  const { pages } = currentVersion(document)
  const count = pages === null ? '' : `, ${pluralise(pages, 'page')}`
  return `${groupName(document.group)}${count}`
}

type OrderProps = Pick<Props, 'picked' | 'onChange'> & { chosen: readonly Document[] }

const Order = ({ chosen, picked, onChange }: OrderProps) => (
  <ol className="picked-order" aria-label="Order in the bundle">
    {chosen.map(({ id, name }, at) => (
      <li key={id}>
        <span>
          {at + 1}. {name}
        </span>
        <span className="end">
          <Move name={name} direction="up" onMove={() => onChange(moved(picked, id, -1))} />
          <Move name={name} direction="down" onMove={() => onChange(moved(picked, id, 1))} />
        </span>
      </li>
    ))}
  </ol>
)

type MoveProps = { name: string; direction: 'up' | 'down'; onMove: () => void }

const Move = ({ name, direction, onMove }: MoveProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={`Move ${name} ${direction}`}
    onClick={onMove}
  >
    <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} />
  </button>
)
