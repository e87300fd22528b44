import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { nameDelegate } from '#stores/delegate/own'
import { HelperValues, helperFields, helperOf, helperStart } from './person-fields.ts'

/** Names somebody who helps in one case. */
export const NameHelper = ({ cases }: { cases: readonly ClientCase[] }) => {
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState('')
  if (!isOpen)
    return (
      <>
        <p>
          <button type="button" className="btn main big" onClick={() => setOpen(true)}>
            Name somebody
          </button>
        </p>
        <p role="status">{told}</p>
      </>
    )
  return (
    <section aria-labelledby="name-somebody">
      <h2 id="name-somebody">Name somebody</h2>
      <SchemaForm
        schema={HelperValues}
        fields={helperFields(cases)}
        of="delegate"
        start={helperStart(cases[0]?.id ?? '')}
        submit="Name them"
        isBig
        onCancel={() => setOpen(false)}
        onSubmit={async (typed, key) => {
          await nameDelegate(typed.case, helperOf(typed), key)
          setTold(
            typed.power === null
              ? `We have sent ${typed.first_name} an email. You get one too.`
              : `Thank you. Send us the power of attorney: two of us look at it before ${typed.first_name} can sign in.`,
          )
          setOpen(false)
        }}
      />
    </section>
  )
}
