import { Chip } from '#components/Marks.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayChangeDocument, mayUpload } from '#domain/document/acts'
import { currentVersion, type Document } from '#domain/document/document'
import { formatBytes } from '#domain/document/file-parts'
import { sourceText } from '#domain/document/labels'
import { isPdf } from '#domain/document/making/acts'
import { maySendDocument } from '#domain/document/sending/sending'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { fileHref } from '#islands/documents/file-address.ts'
import { exactInstant, pluralise, shortInstant } from '#lib/format'
import type { OpenForm } from './DocumentForms.tsx'
import { openDocument } from './document-address.ts'

type Props = { conveyance: Conveyance; document: Document; onOpen: (open: OpenForm) => void }

export const DocumentRow = ({ conveyance, document, onOpen }: Props) => {
  const person = useActingPerson()
  const why =
    reasonAgainst(mayUpload(person, conveyance)) ?? reasonAgainst(mayChangeDocument(document))
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
          choices={[
            ...choicesOf(document, why, onOpen),
            {
              key: 'send',
              label: 'Send by email',
              icon: 'mail',
              why: reasonAgainst(maySendDocument(person, conveyance, document)),
              onChoose: () => onOpen({ name: 'send', document }),
            },
          ]}
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

const choicesOf = (
  document: Document,
  why: string | undefined,
  onOpen: Props['onOpen'],
): readonly Choice[] => [
  ...readingChoices(document),
  {
    key: 'change',
    label: 'Rename, move or share',
    icon: 'pen-line',
    why,
    onChoose: () => onOpen({ name: 'change', document }),
  },
  {
    key: 'version',
    label: 'Upload a new version',
    icon: 'file-up',
    why,
    onChoose: () => onOpen({ name: 'version', document }),
  },
  ...(isPdf(document)
    ? [
        {
          key: 'pages',
          label: 'File some of its pages',
          icon: 'copy' as const,
          why,
          onChoose: () => onOpen({ name: 'pages', document }),
        },
      ]
    : []),
]

const readingChoices = (document: Document): readonly Choice[] => [
  {
    key: 'open',
    label: 'Preview',
    icon: 'eye',
    onChoose: () => openDocument(document.id),
  },
  {
    key: 'download',
    label: 'Download',
    icon: 'download',
    onChoose: () => location.assign(fileHref(currentVersion(document))),
  },
]
