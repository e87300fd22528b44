import type { Contact } from '#domain/contact/contact'
import { detailsOfForm, formOfContact } from '#domain/contact/form'
import { changeContact } from '#stores/contact/contact'
import { ContactFields } from './ContactFields.tsx'

/** Changes everything about somebody; where two did, the second chooses. */
export default function EditContact({ it, onDone }: { it: Contact; onDone: () => void }) {
  return (
    <ContactFields
      of={it.id}
      version={it.version}
      start={formOfContact(it)}
      submit="Save"
      onCancel={onDone}
      onSubmit={async (form, key, version = it.version) => {
        await changeContact(it.id, detailsOfForm(form), key, version)
        onDone()
      }}
    />
  )
}
