import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst } from '#domain/act'
import { formatPhone } from '#domain/contact'
import type { InboxView } from '#domain/inbox/view'
import { hasBankDetails } from '#domain/mail/warning/bank-details'
import { receivedTextActs } from '#domain/received-text/acts'
import { TextFiling } from '#domain/received-text/bodies'
import { type ReceivedText, senderOf } from '#domain/received-text/text'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { WarningChips } from '#islands/correspondence/WarningChips.tsx'
import { exactInstant } from '#lib/format'
import { setSearch } from '#stores/chrome/route'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { $inbox } from '#stores/inbox/inbox'
import { closeText, fileText } from '#stores/received-text/texts'
import { inboxSearch } from './address.ts'

type Props = { id: string; view: InboxView }

/** The text message that is open, with what may be done about it. */
export default function OpenText({ id, view }: Props) {
  const rows = useStore($inbox).data?.rows
  const text = rows?.flatMap((it) => (it.kind === 'text' && it.text.id === id ? it.text : []))[0]
  const close = () => setSearch(inboxSearch(view))
  return (
    <>
      <button type="button" className="btn quiet small inbox-back" onClick={close}>
        All messages
      </button>
      {rows === undefined && <Skeleton rows={2} />}
      {rows && text === undefined && (
        <Empty title="This text message is not in the list" icon="inbox">
          <p>It was filed, it is in another view, or it is older than those shown.</p>
        </Empty>
      )}
      {text && <Text text={text} onGone={close} />}
    </>
  )
}

type TextProps = { text: ReceivedText; onGone: () => void }

const Text = ({ text, onGone }: TextProps) => {
  const [isFiling, setFiling] = useState(false)
  return (
    <>
      <Actions text={text} onFile={() => setFiling(true)} onGone={onGone} />
      <h2 className="h2">{senderOf(text)}</h2>
      <p className="faint">
        {text.name === text.phone ? 'Number not recognised' : formatPhone(text.phone)},{' '}
        {exactInstant(text.at)}
        {text.closed && `. Marked as done by ${text.closed.by.name}`}
      </p>
      <WarningChips warnings={hasBankDetails(text.text) ? ['bank-details'] : []} />
      <p className="said">{text.text}</p>
      <Dialog title="File the text message" open={isFiling} onClose={() => setFiling(false)}>
        <FileText text={text} onGone={onGone} onCancel={() => setFiling(false)} />
      </Dialog>
    </>
  )
}

const Actions = ({ text, onFile, onGone }: TextProps & { onFile: () => void }) => {
  const acts = receivedTextActs(text, useActingPerson())
  return (
    <div className="row wrap">
      {text.closed === null ? (
        <ActButton why={reasonAgainst(acts.close)} onPress={() => void finish(text, onGone)}>
          Mark as done
        </ActButton>
      ) : (
        <ActButton why={reasonAgainst(acts.reopen)} onPress={() => void reopen(text, onGone)}>
          Reopen
        </ActButton>
      )}
      <ActButton why={reasonAgainst(acts.file)} onPress={onFile}>
        File
      </ActButton>
    </div>
  )
}

const Body = z.omit(TextFiling, { version: true })

const FileText = ({ text, onGone, onCancel }: TextProps & { onCancel: () => void }) => (
  <SchemaForm
    schema={Body}
    submit="File the text message"
    of={`file text ${text.id}`}
    onCancel={onCancel}
    start={{ ref: '' }}
    fields={[
      {
        name: 'ref',
        label: 'Reference of the case or quote',
        hint: 'For example 26-S-01187 or Q-01234.',
        kind: 'text',
        width: 'w6',
      },
    ]}
    onSubmit={async ({ ref }, key) => {
      const { filing } = await fileText(text, ref, key)
      addToast({ severity: 'success', summary: `Filed to ${filing?.ref ?? ref}` })
      onGone()
    }}
  />
)

const UNDO_MS = 8_000

const finish = async (text: ReceivedText, onGone: () => void) => {
  try {
    const done = await closeText(text, true, crypto.randomUUID())
    const action = { label: 'Undo', run: () => void reopen(done) }
    addToast({ severity: 'success', summary: 'Marked as done', life: UNDO_MS, action })
    onGone()
  } catch (error) {
    showRefusal('Couldn’t mark it as done')(error)
  }
}

const reopen = (text: ReceivedText, onGone?: () => void) =>
  closeText(text, false, crypto.randomUUID()).then(onGone, showRefusal('Couldn’t reopen it'))
