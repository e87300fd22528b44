import { useState } from 'react'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { CoverBody, type CoverDetail } from '#domain/user/cover/cover'
import { date, today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { setCover } from '#stores/user/covers'

type Props = { whose: string; colleagues: CoverDetail['colleagues'] }

/** Sets who covers on which days, after a question that names both. */
export const CoverForm = ({ whose, colleagues }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (body: CoverBody, key: string) =>
    new Promise<void>((resolve, reject) => setAsked({ body, key, resolve, reject }))
  return (
    <>
      <SchemaForm
        schema={CoverBody}
        submit="Set cover"
        start={{ from: today(), until: '', cover: '' }}
        fields={fieldsOf(colleagues)}
        onSubmit={ask}
      />
      {asked && (
        <ConfirmCover
          whose={whose}
          asked={asked}
          name={colleagues.find(({ id }) => id === asked.body.cover)?.name ?? ''}
          onDone={() => setAsked(null)}
        />
      )}
    </>
  )
}

const fieldsOf = (colleagues: Props['colleagues']): FormPart[] => [
  { name: 'from', label: 'First day away', kind: 'date' },
  { name: 'until', label: 'Last day away', kind: 'date' },
  {
    name: 'cover',
    label: 'Who covers',
    kind: 'select',
    width: 'w6',
    options: [{ value: '', label: 'Choose a colleague' }, ...colleagues.map(optionOf)],
  },
]

const optionOf = ({ id, name, against }: Props['colleagues'][number]) => ({
  value: id,
  label: against === null ? name : `${name}: ${against}`,
  ...(against === null ? {} : { why: against }),
})

type Asked = {
  readonly body: CoverBody
  readonly key: string
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

type ConfirmProps = { whose: string; asked: Asked; name: string; onDone: () => void }

const ConfirmCover = ({ whose, asked, name, onDone }: ConfirmProps) => {
  const { body, key, resolve, reject } = asked
  const confirm = () => {
    onDone()
    void setCover(body, key).then(() => {
      addToast({ severity: 'success', summary: 'Cover set', detail: name, life: 4000 })
      resolve()
    }, reject)
  }
  const cancel = () => {
    onDone()
    reject(new Error('Not set. Change the days or the colleague, and try again.'))
  }
  const work = whose === 'you' ? 'your work' : `the work of ${whose}`
  return (
    <Dialog title={`${name} covers for ${whose}?`} open onClose={cancel}>
      <p>
        From {date(body.from)} to {date(body.until)} {name} sees and does {work}, and gets the
        messages too. It ends by itself.
      </p>
      <Feet cancel={cancel} confirm={confirm} />
    </Dialog>
  )
}

const Feet = ({ cancel, confirm }: { cancel: () => void; confirm: () => void }) => (
  <div className="feet">
    <button type="button" className="btn" onClick={cancel}>
      Not yet
    </button>
    <button type="button" className="btn main" onClick={confirm}>
      Set cover
    </button>
  </div>
)
