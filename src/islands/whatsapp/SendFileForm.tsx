import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { formatBytes } from '#domain/document/file-parts'
import type { SendableDocument } from '#domain/whatsapp/api'
import { WhatsappFileSending } from '#domain/whatsapp/bodies'
import { MOST_CAPTION } from '#domain/whatsapp/media'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { addToast } from '#stores/chrome/toasts'
import { $sendableDocuments, sendWhatsappFile } from '#stores/whatsapp/files'

type Props = { thread: WhatsappThread; onDone: () => void }

/** Sends a document of the case into its conversation. */
export default function SendFileForm(props: Props) {
  return (
    <Loaded
      from={useStore($sendableDocuments)}
      skeleton={<Skeleton rows={3} />}
      retry={() => $sendableDocuments.revalidate()}
    >
      {(documents) => <Choices {...props} documents={documents} />}
    </Loaded>
  )
}

type ChoicesProps = Props & { documents: readonly SendableDocument[] }

const Choices = ({ documents, ...props }: ChoicesProps) => {
  const accepted = documents.filter(({ problem }) => problem === null)
  const others = documents.filter(({ problem }) => problem !== null)
  return (
    <>
      {accepted.length === 0 ? (
        <>
          <p>The case has no document that can be sent by WhatsApp.</p>
          <button type="button" className="btn" onClick={props.onDone}>
            Close
          </button>
        </>
      ) : (
        <Form {...props} documents={accepted} />
      )}
      {others.length > 0 && (
        <details>
          <summary>Cannot be sent by WhatsApp: {others.length}</summary>
          <ul>
            {others.map(({ id, name, problem }) => (
              <li key={id}>
                {name}. <span className="faint">{problem}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Choice = z.omit(WhatsappFileSending, { number: true })

const fieldsOf = (documents: readonly SendableDocument[]): readonly FormField[] => [
  {
    name: 'document',
    label: 'Document',
    kind: 'combobox',
    width: 'w6',
    options: documents.map(({ id, name, bytes }) => ({
      value: id,
      label: `${name}, ${formatBytes(bytes)}`,
    })),
  },
  {
    name: 'text',
    label: 'Message under it (optional)',
    kind: 'lines',
    width: 'w6',
    most: MOST_CAPTION,
  },
]

const Form = ({ thread, documents, onDone }: ChoicesProps) => (
  <SchemaForm
    schema={Choice}
    submit="Send document"
    of={`whatsapp file ${thread.id}`}
    start={{ document: '', text: '' }}
    onCancel={onDone}
    fields={fieldsOf(documents)}
    onSubmit={async ({ document, text }, key) => {
      const chosen = documents.find(({ id }) => id === document)
      await sendWhatsappFile(thread.id, { document, text, number: chosen?.number ?? 0 }, key)
      addToast({
        severity: 'success',
        summary: '1 message in the outbox',
        detail: chosen?.name ?? '',
      })
      onDone()
    }}
  />
)
