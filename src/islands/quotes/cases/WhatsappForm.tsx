import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { isMobile, parsePhone } from '#domain/contact'
import { FormattedText } from '#domain/quote/case/bodies'
import { firm } from '#lib/firm'
import { $session } from '#stores/user/session'

const Body = z.object({ text: FormattedText })

type Props = {
  of: string
  phone: string
  version: number
  /** 'your conveyancing quote Q-01234' */
  about: string
  onSend: (text: string, key: string, version: number) => Promise<unknown>
  onDone: () => void
}

export const WhatsappForm = ({ of, phone, version, about, onSend, onDone }: Props) => {
  const me = useStore($session)?.user.first_name ?? ''
  const number = parsePhone(phone)
  if (number === null || !isMobile(number)) return <p>There is no mobile number. Add one first.</p>
  const text = `Hello, this is ${me} at ${firm.brand.name}. I tried to call you about ${about}. When would be a good time to talk?`
  return (
    <SchemaForm
      schema={Body}
      submit="Open WhatsApp"
      of={of}
      version={version}
      onCancel={onDone}
      start={{ text }}
      fields={[{ name: 'text', label: 'Message', kind: 'lines', width: 'w6', most: 2000 }]}
      onSubmit={async (body, key, seen = version) => {
        await onSend(body.text, key, seen)
        const to = `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(body.text)}`
        window.open(to, '_blank', 'noopener,noreferrer')
        onDone()
      }}
    />
  )
}
