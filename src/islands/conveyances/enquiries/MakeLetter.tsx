import { lazy, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { groupName, groupsOf } from '#domain/document/group'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { EnquiryLetterKind } from '#domain/enquiry/letter/contents'
import { longDate, pluralise, today } from '#lib/format'
import { makeFile } from '#stores/document/making'
import { $caseEnquiries } from '#stores/enquiry/enquiries'
import { FiledNote } from '../documents/FiledNote.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

const SendDocument = lazy(() => import('../documents/SendDocument.tsx'))

type Props = {
  kind: EnquiryLetterKind
  enquiries: readonly CaseEnquiry[]
  conveyance: Conveyance
  /** Opens the links of the other side's lawyer. */
  onLink: () => void
  onDone: () => void
}

const names = { replies: 'Replies to enquiries', enquiries: 'Enquiries' }

/** Makes a letter of enquiries, and offers to send it. */
export default function MakeLetter(props: Props) {
  const [made, setMade] = useState<Document | null>(null)
  return made ? <Made {...props} document={made} /> : <Making {...props} onMade={setMade} />
}

const GROUP = 'enquiries'

/** The group of the case for letters of enquiries. */
const groupFor = ({ matter_type }: Conveyance) =>
  groupsOf(matter_type).includes(GROUP) ? GROUP : 'correspondence'

const Making = ({
  kind,
  enquiries,
  conveyance,
  onDone,
  onMade,
}: Props & { onMade: (document: Document) => void }) => {
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState(`${names[kind]}, ${longDate(today())}`)
  const { fault, isBusy, submit } = useSubmit()
  const group = groupFor(conveyance)
  const make = async () => {
    const of = { kind: 'enquiries', letter: kind, enquiries: enquiries.map((it) => it.id) } as const
    onMade(await makeFile({ ...of, id, group, folder: '', name, is_shared: false }))
  }
  return (
    <div className="form">
      <What enquiries={enquiries} group={group} />
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

const What = ({ enquiries, group }: Pick<Props, 'enquiries'> & { group: string }) => (
  <p>
    A PDF letter to the other side with {pluralise(enquiries.length, 'enquiry', 'enquiries')} (
    {enquiries.map(({ number }) => number).join(', ')}). It is filed under {groupName(group)}.
    Making it sends nothing.
  </p>
)

const sendTexts = {
  replies:
    'The replies are marked as sent, and shown by the link, once the email to the other side is queued.',
  enquiries: 'The drafts are recorded as sent once the email to the other side is queued.',
}

const Made = ({ kind, conveyance, onLink, onDone, document }: Props & { document: Document }) => {
  const [isSending, setSending] = useState(false)
  const sent = () => {
    $caseEnquiries.revalidate()
    onDone()
  }
  return (
    <div className="form">
      <FiledNote conveyance={conveyance} document={document} />
      <p className="mute">{sendTexts[kind]}</p>
      {isSending ? (
        <SendDocument
          conveyance={conveyance}
          document={document}
          to={['other_side']}
          onDone={sent}
        />
      ) : (
        <Ways onSend={() => setSending(true)} onLink={onLink} onDone={onDone} />
      )}
    </div>
  )
}

type WaysProps = Pick<Props, 'onLink' | 'onDone'> & { onSend: () => void }

const Ways = ({ onSend, onLink, onDone }: WaysProps) => (
  <div className="row wrap">
    <button type="button" className="btn main" onClick={onSend}>
      Send by email
    </button>
    <button type="button" className="btn" onClick={onLink}>
      Link for the other side
    </button>
    <button type="button" className="btn" onClick={onDone}>
      Close
    </button>
  </div>
)
