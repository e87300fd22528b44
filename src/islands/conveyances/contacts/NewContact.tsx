import { detailsOfForm, formOfContact } from '#domain/contact/form'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { createContact } from '#stores/contact/contact'
import { ContactFields } from './ContactFields.tsx'

const start = formOfContact()

export default function NewContact({ onDone }: { onDone: () => void }) {
  return (
    <ContactFields
      start={start}
      submit="Create contact"
      onCancel={onDone}
      onSubmit={async (form, key) => {
        const { contact } = await createContact(detailsOfForm(form), key)
        onDone()
        go(href('conveyances-contacts-id', { id: contact.id }))
      }}
    />
  )
}
