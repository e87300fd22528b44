import type { Contact } from '#domain/contact/contact'
import { detailsOfForm, formOfContact } from '#domain/contact/form'
import { changeContact } from '#stores/contact/contact'
import { ContactFields } from './ContactFields.tsx'

/** The form that edits a contact; on a conflict the second to save chooses which version to keep. */
export default function EditContact({ contact, onDone }: { contact: Contact; onDone: () => void }) {
  return (
    <ContactFields
      of={contact.id}
      version={contact.version}
      start={formOfContact(contact)}
      submit="Save"
      onCancel={onDone}
      onSubmit={async (form, key, version = contact.version) => {
        await changeContact(contact.id, detailsOfForm(form), key, version)
        onDone()
      }}
    />
  )
}
