import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { Icon } from '#components/Icon.tsx'
import { Drawer } from '#components/overlay/Drawer.tsx'
import type { Document } from '#domain/document/document'
import { formatBytes } from '#domain/document/file-parts'
import { groupName } from '#domain/document/group'
import { sourceText } from '#domain/document/labels'
import { fileHref } from '#islands/documents/file-address.ts'
import { Preview } from '#islands/documents/Preview.tsx'
import { exactInstant, pluralise } from '#lib/format'

import { Openings } from './Openings.tsx'

type Props = { document: Document | null; onClose: () => void }

/** A document beside the list: its preview, versions and what is known of it. */
export const DocumentPanel = ({ document, onClose }: Props) => (
  <Drawer title={document?.name ?? ''} open={document !== null} onClose={onClose}>
    {document && <Opened key={`${document.id}/${document.current}`} document={document} />}
  </Drawer>
)

const Opened = ({ document }: { document: Document }) => {
  const [number, setNumber] = useState(document.current)
  const version = document.versions.find((it) => it.number === number)
  if (version === undefined) return null
  return (
    <div className="document-panel">
      {document.versions.length > 1 && (
        <VersionField document={document} number={number} onChoose={setNumber} />
      )}
      <Preview
        id={document.id}
        name={document.name}
        file={version}
        isCurrent={number === document.current}
      />
      <a className="btn" href={fileHref(version)} download>
        <Icon name="download" /> Download
      </a>
      <Details document={document} version={version} />
    </div>
  )
}

type VersionProps = { document: Document; number: number; onChoose: (number: number) => void }

const VersionField = ({ document: { versions }, number, onChoose }: VersionProps) => (
  <SelectField
    label="Version"
    name="version"
    value={String(number)}
    options={versions.toReversed().map((it) => ({
      value: String(it.number),
      label: `Version ${it.number} of ${versions.length}`,
    }))}
    onChange={(chosen) => onChoose(Number(chosen))}
  />
)

type DetailsProps = { document: Document; version: Document['versions'][number] }

const Details = ({ document, version }: DetailsProps) => {
  const facts = [
    ['Group', groupName(document.group)],
    ['Folder', document.folder],
    ['Shared with', document.visible_to.includes('client') ? 'Clients of this case' : 'Staff only'],
    [
      'Opened by',
      document.visible_to.includes('client') && <Openings key="openings" id={document.id} />,
    ],
    ['Tags', document.tags.join(', ')],
    ['Made from', madeFromText(version)],
    ['Redacted from', redactedFromText(version)],
    ['Reason', version.redacted_from?.reason],
    ['Arrived as', arrivedAs(version)],
    ['Size', sizeText(version)],
    [
      'Filed',
      `${exactInstant(version.created_at)}, ${sourceText(version.source)} by ${version.created_by.name}`,
    ],
    ['SHA-256', version.sha256],
  ] as const
  return (
    <dl className="document-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const arrivedAs = ({ source, original_name }: DetailsProps['version']) =>
  ['generated', 'signed', 'redacted'].includes(source) ? '' : original_name

const madeFromText = ({ made_from }: DetailsProps['version']) =>
  made_from ? `${made_from.name}, version ${made_from.number}` : ''

const redactedFromText = ({ redacted_from: it }: DetailsProps['version']) =>
  it
    ? `${it.name}, version ${it.number}, ${it.pages.length === 1 ? 'page' : 'pages'} ${it.pages.join(', ')}`
    : ''

const sizeText = ({ bytes, pages }: DetailsProps['version']) =>
  pages === null ? formatBytes(bytes) : `${formatBytes(bytes)}, ${pluralise(pages, 'page')}`
