import { Chip } from '#components/Marks.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { formatBytes } from '#domain/document/file-parts'
import { sourceText } from '#domain/document/labels'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { exactInstant, pluralise, shortInstant } from '#lib/format'
import type { OpenForm } from './DocumentForms.tsx'
import { openDocument } from './document-address.ts'
import { documentChoices } from './document-choices.ts'

type Props = { conveyance: Conveyance; document: Document; onOpen: (open: OpenForm) => void }

export const DocumentRow = ({ conveyance, document, onOpen }: Props) => {
  const person = useActingPerson()
  const { created_at } = currentVersion(document)
  return (
    <tr className={document.superseded_by === null ? '' : 'over'}>
      <NameCell document={document} />
      <td>{document.visible_to.includes('client') ? 'Clients' : 'Staff'}</td>
      <td className="num">
        <time title={exactInstant(created_at)}>{shortInstant(created_at)}</time>
      </td>
      <td>
        <RowMenu
          className="icon-btn"
          label={`Actions for ${document.name}`}
          choices={documentChoices({ conveyance, document, person, onOpen })}
        />
      </td>
    </tr>
  )
}

const NameCell = ({ document }: Pick<Props, 'document'>) => (
  <td>
    <button type="button" className="link" onClick={() => openDocument(document.id)}>
      {document.name}
    </button>{' '}
    {document.tags.map((tag) => (
      <Chip key={tag}>{tag}</Chip>
    ))}
    <small className="evidence">{versionText(document)}</small>
  </td>
)

const versionText = (document: Document) => {
  const { number, bytes, pages, source, created_by } = currentVersion(document)
  return [
    document.folder,
    `v${number}`,
    pages === null ? '' : pluralise(pages, 'page'),
    formatBytes(bytes),
    `${sourceText(source)} by ${created_by.name}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
