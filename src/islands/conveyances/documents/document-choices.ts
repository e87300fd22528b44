import type { Choice } from '#components/overlay/Menu.tsx'
import { reasonAgainst } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayChangeDocument, mayUpload } from '#domain/document/acts'
import { currentVersion, type Document } from '#domain/document/document'
import { isPdf } from '#domain/document/making/acts'
import { isRedactable, mayRedact } from '#domain/document/redaction/acts'
import { maySendDocument } from '#domain/document/sending/sending'
import type { ActingPerson } from '#domain/user/acting-person'
import { fileHref } from '#islands/documents/file-address.ts'
import type { OpenForm } from './DocumentForms.tsx'
import { openDocument } from './document-address.ts'

type Row = {
  readonly conveyance: Conveyance
  readonly document: Document
  readonly person: ActingPerson
  readonly onOpen: (open: OpenForm) => void
}

/** What the menu of a document offers. */
export const documentChoices = (row: Row): readonly Choice[] => [
  ...readingChoices(row.document),
  ...changingChoices(row),
  ...redactingChoices(row),
  sendingChoice(row),
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

const changingChoices = ({ conveyance, document, person, onOpen }: Row): readonly Choice[] => {
  const why =
    reasonAgainst(mayUpload(person, conveyance)) ?? reasonAgainst(mayChangeDocument(document))
  const change: Choice = {
    key: 'change',
    label: 'Rename, move or share',
    icon: 'pen-line',
    why,
    onChoose: () => onOpen({ name: 'change', document }),
  }
  const version: Choice = {
    key: 'version',
    label: 'Upload a new version',
    icon: 'file-up',
    why,
    onChoose: () => onOpen({ name: 'version', document }),
  }
  const pages: Choice = {
    key: 'pages',
    label: 'File some of its pages',
    icon: 'copy',
    why,
    onChoose: () => onOpen({ name: 'pages', document }),
  }
  return isPdf(document) ? [change, version, pages] : [change, version]
}

const redactingChoices = ({ conveyance, document, person, onOpen }: Row): readonly Choice[] =>
  isRedactable(document)
    ? [
        {
          key: 'redact',
          label: 'Redact a copy',
          icon: 'eye-off',
          why: reasonAgainst(mayRedact(person, conveyance, document)),
          onChoose: () => onOpen({ name: 'redact', document }),
        },
      ]
    : []

const sendingChoice = ({ conveyance, document, person, onOpen }: Row): Choice => ({
  key: 'send',
  label: 'Send by email',
  icon: 'mail',
  why: reasonAgainst(maySendDocument(person, conveyance, document)),
  onChoose: () => onOpen({ name: 'send', document }),
})
