import { useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { reasonAgainst, type Verdict } from '#domain/act'
import { CertificateBody, DeedDateBody } from '#domain/signature/deed/bodies'
import { deedActs } from '#domain/signature/deed/dating'
import { certificateTexts } from '#domain/signature/deed/labels'
import { isCertified, pointsOf } from '#domain/signature/deed/rules'
import type { SignatureView } from '#domain/signature/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { certifyDeed, dateDeed } from '#stores/signature/deeds'

type Props = { request: SignatureView }

/** Dates a deed that everybody signed, and certifies it for the registry. */
export const DeedActs = ({ request }: Props) => {
  const [open, setOpen] = useState<'date' | 'certify' | null>(null)
  const acts = deedActs(request, useActingPerson())
  const { deed, state } = request
  if (deed === null || state !== 'completed' || deed.certificate !== null) return null
  const onDone = () => setOpen(null)
  return (
    <div className="signature-files">
      {deed.dated === null && (
        <Open act={acts.date} onOpen={() => setOpen('date')}>
          Date the deed
        </Open>
      )}
      {deed.dated !== null && isCertified(deed.kind) && (
        <Open act={acts.certify} onOpen={() => setOpen('certify')}>
          Certify for the Land Registry
        </Open>
      )}
      <DateForm request={request} open={open === 'date'} onDone={onDone} />
      <CertifyForm request={request} open={open === 'certify'} onDone={onDone} />
    </div>
  )
}

type OpenProps = { act: Verdict; onOpen: () => void; children: string }

const Open = ({ act, onOpen, children }: OpenProps) => (
  <ActButton className="btn small" why={reasonAgainst(act)} onPress={onOpen}>
    {children}
  </ActButton>
)

type FormProps = Props & { open: boolean; onDone: () => void }

const DateForm = ({ request, open, onDone }: FormProps) => (
  <Dialog title="Date the deed" open={open} onClose={onDone}>
    <p>The deed takes effect. The dated file and its evidence are made from what was signed.</p>
    <SchemaForm
      schema={z.omit(DeedDateBody, { version: true })}
      of={request.id}
      submit="Date the deed"
      onCancel={onDone}
      start={{ on: today(), authority: '' }}
      fields={[
        { name: 'on', label: 'Date of completion', kind: 'date', quick: ['today'] },
        { name: 'authority', label: 'On whose authority', kind: 'text', width: 'w6' },
      ]}
      onSubmit={async (body, key) => {
        await dateDeed(request, body, key)
        onDone()
      }}
    />
  </Dialog>
)

const CertifyForm = ({ request, open, onDone }: FormProps) => (
  <Dialog title="Certify for the Land Registry" open={open} onClose={onDone}>
    <p>
      You certify that the requirements of practice guide 82 have been satisfied. The certificate is
      filed under Signing, to be lodged with the deed. Check its wording against the current guide
      before you lodge it.
    </p>
    <SchemaForm
      schema={z.omit(CertificateBody, { version: true })}
      of={request.id}
      submit="Certify"
      onCancel={onDone}
      start={{ points: [], name: '' }}
      fields={[
        {
          name: 'points',
          label: 'What I confirm',
          kind: 'checks',
          width: 'w6',
          options: pointsOf(request.deed ?? { company: null }).map((value) => ({
            value,
            label: certificateTexts[value],
          })),
        },
        { name: 'name', label: 'Your full name', kind: 'text', width: 'w6' },
      ]}
      onSubmit={async (body, key) => {
        await certifyDeed(request, body, key)
        onDone()
      }}
    />
  </Dialog>
)
