import { lazy, Suspense, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { groupName, groupsOf } from '#domain/document/group'
import { repliesTitle } from '#domain/requisition/letter/title'
import type { Requisition } from '#domain/requisition/requisition'
import { FiledNote } from '#islands/conveyances/documents/FiledNote.tsx'
import { SubmitRow } from '#islands/conveyances/enquiries/SubmitRow.tsx'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { longDate, today } from '#lib/format'
import { makeFile } from '#stores/document/making'
import { $requisitions, sendRequisition } from '#stores/requisition/requisitions'

const SendDocument = lazy(() => import('../documents/SendDocument.tsx'))

type Props = { requisition: Requisition; conveyance: Conveyance; onDone: () => void }

/** Makes a letter of the replies, and sends it or records how it went. */
export default function SendReplies(props: Props) {
  const [made, setMade] = useState<Document | null>(null)
  return made ? <Made {...props} document={made} /> : <Making {...props} onMade={setMade} />
}

const wanted = { completion: 'completion', hmlr: 'after-completion' } as const

const groupFor = ({ matter_type }: Conveyance, { kind }: Requisition) =>
  groupsOf(matter_type).find((it) => it === wanted[kind]) ?? 'correspondence'

type MakingProps = Props & { onMade: (document: Document) => void }

const Making = ({ requisition, conveyance, onDone, onMade }: MakingProps) => {
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(`${repliesTitle(requisition)}, ${longDate(today())}`)
  const { fault, isBusy, submit } = useSubmit()
  const group = groupFor(conveyance, requisition)
  const of = { kind: 'requisition', requisition: requisition.id } as const
  const make = async () =>
    onMade(await makeFile({ ...of, id, group, folder: '', name, is_shared: false }))
  return (
    <div className="form">
      <p>
        A PDF letter to {requisition.firm} with the replies and each undertaking in a box of its
        own. It is filed under {groupName(group)}. Making it sends nothing.
      </p>
      <TextField name="name" label="File name" value={name} onChange={setName} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={name.trim() === '' ? 'Name the file.' : undefined}
        submit="Make the document"
        onSubmit={() => void submit(make)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

type MadeProps = Props & { document: Document }

const Made = ({ requisition, conveyance, onDone, document }: MadeProps) => {
  const [isSending, setSending] = useState(false)
  const sent = () => {
    $requisitions.revalidate()
    onDone()
  }
  return (
    <div className="form">
      <FiledNote conveyance={conveyance} document={document} />
      {isSending ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <SendDocument
            conveyance={conveyance}
            document={document}
            to={['other_side']}
            onDone={sent}
          />
        </Suspense>
      ) : (
        <Ways {...{ requisition, conveyance, document, onDone }} onSend={() => setSending(true)} />
      )}
    </div>
  )
}

const Ways = ({ requisition, document, onDone, onSend }: MadeProps & { onSend: () => void }) => {
  const { fault, isBusy, submit } = useSubmit()
  const record = async () => {
    await sendRequisition(requisition, { document_id: document.id })
    onDone()
  }
  const isToFirm = requisition.kind === 'completion'
  return (
    <>
      <p className="mute">
        {isToFirm
          ? 'The replies count as sent once the email to the other side is queued. If you send the document another way, such as by post, record it.'
          : 'Lodge the document with HM Land Registry, then record it as sent.'}
      </p>
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={undefined}
        submit={isToFirm ? 'Send by email' : 'Record as sent'}
        onSubmit={isToFirm ? onSend : () => void submit(record)}
        other={['Close', onDone]}
      >
        {isToFirm && (
          <button type="button" className="btn" onClick={() => void submit(record)}>
            Record as sent another way
          </button>
        )}
      </SubmitRow>
    </>
  )
}
