import type { CustomControl } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { libraryActs } from '#domain/enquiry/library/acts'
import type { LibraryDetail } from '#domain/enquiry/library/library-enquiry'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { useClassificationOptions } from '#islands/conveyances/enquiries/use-classifications.ts'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { createLibraryEnquiry, saveLibraryEnquiry } from '#stores/enquiry/library'
import { AppliesIfField } from './AppliesIfField.tsx'
import { blankValues, contentOf, LibraryValues, libraryFields, valuesOf } from './library-fields.ts'

const renderAppliesIf = (control: CustomControl) => <AppliesIfField {...control} />

export const NewLibraryEnquiry = ({ onDone }: { onDone: () => void }) => (
  <SchemaForm
    schema={LibraryValues}
    of="new library enquiry"
    start={blankValues}
    fields={libraryFields(useClassificationOptions(), renderAppliesIf)}
    submit="Add to the library"
    onCancel={onDone}
    onSubmit={async (values, key) => {
      const { id } = await createLibraryEnquiry(contentOf(values), key)
      addToast({ severity: 'success', summary: 'Added to the library', life: 4000 })
      onDone()
      go(href('admin-additional-enquiries-id', { id }))
    }}
  />
)

export const EditLibraryEnquiry = ({ enquiry }: { enquiry: LibraryDetail }) => {
  const options = useClassificationOptions()
  const { save } = libraryActs(enquiry, useActingPerson())
  return (
    <div className="admin-form">
      <p className="mute admin-note">
        Cases that raised it keep the text that they were sent with.
      </p>
      <SchemaForm
        schema={LibraryValues}
        of={enquiry.id}
        version={enquiry.version}
        start={valuesOf(enquiry.content)}
        fields={libraryFields(options, renderAppliesIf)}
        isFixed={save !== true}
        submit="Save"
        onSubmit={async (values, key, version = enquiry.version) => {
          await saveLibraryEnquiry({ id: enquiry.id, version }, contentOf(values), key)
          addToast({ severity: 'success', summary: 'Saved', life: 4000 })
        }}
      />
    </div>
  )
}
