import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ProfileView } from '#domain/user/profile/api'
import { OwnProfileForm } from '#domain/user/profile/profile'
import { addToast } from '#stores/chrome/toasts'
import { $ownProfile, saveOwnProfile } from '#stores/user/profile/own'
import { ProfileFacts } from './ProfileFacts.tsx'
import { SignaturePreview } from './SignaturePreview.tsx'

const OwnPhoto = lazy(() => import('./OwnPhoto.tsx'))
const OwnMailbox = lazy(() => import('#islands/mailbox/OwnMailbox.tsx'))

const fields: readonly FormPart[] = [
  { name: 'phone', label: 'Telephone', kind: 'phone', width: 'w6' },
  { name: 'phone_extension', label: 'Extension', kind: 'text' },
  {
    name: 'signature',
    label: 'Text for your signature (optional)',
    hint: 'Up to 4 lines, such as the days that you work.',
    kind: 'lines',
    width: 'w6',
    most: 300,
  },
]

/** What the signed-in person may change of themselves, and how their emails end. */
export default function OwnProfile() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Your profile</h1>
      </header>
      <Loaded
        from={useStore($ownProfile)}
        skeleton={<Skeleton rows={8} />}
        retry={() => $ownProfile.revalidate()}
      >
        {(view) => <Parts view={view} />}
      </Loaded>
    </>
  )
}

const Parts = ({ view }: { view: ProfileView }) => (
  <div className="security">
    <div>
      <SchemaForm
        schema={OwnProfileForm}
        submit="Save"
        of="own-profile"
        version={view.version}
        start={startOf(view)}
        fields={fields}
        onSubmit={async (typed, key, version) => {
          await saveOwnProfile(typed, version, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
      <Suspense fallback={<Skeleton rows={4} />}>
        <OwnPhoto view={view} />
        <OwnMailbox />
      </Suspense>
    </div>
    <aside>
      <SignaturePreview of="This is how your emails end" text={view.signature} />
      <ProfileFacts view={view} />
    </aside>
  </div>
)

const startOf = ({ phone, profile: { phone_extension, signature } }: ProfileView) => ({
  phone: phone ?? '',
  phone_extension,
  signature,
})
