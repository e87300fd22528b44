import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ProfileChoices, ProfileView } from '#domain/user/profile/api'
import { loadText } from '#domain/user/profile/labels'
import { ProfileForm } from '#domain/user/profile/profile'
import { useCan } from '#islands/chrome/use-can.ts'
import { SignaturePreview } from '#islands/profile/SignaturePreview.tsx'
import { StaffPhoto } from '#islands/profile/StaffPhoto.tsx'
import { addToast } from '#stores/chrome/toasts'
import { $profile, $profileChoices, saveProfile } from '#stores/user/profile/profile'
import { profileFields } from './profile-fields.ts'

/** What the firm knows of a member of staff beyond their account, and how their emails end. */
export default function ProfileTab() {
  const choices = useStore($profileChoices)
  return (
    <Loaded
      from={useStore($profile)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $profile.revalidate()}
    >
      {(view) => (
        <Loaded
          from={choices}
          skeleton={<Skeleton rows={10} />}
          retry={() => $profileChoices.revalidate()}
        >
          {(loaded) => <Parts key={view.id} view={view} choices={loaded} />}
        </Loaded>
      )}
    </Loaded>
  )
}

type Props = { view: ProfileView; choices: ProfileChoices }

const Parts = ({ view, choices }: Props) => (
  <div className="admin-split">
    <div className="admin-form">
      <SchemaForm
        schema={ProfileForm}
        submit="Save"
        of={`profile-${view.id}`}
        version={view.version}
        start={startOf(view)}
        fields={profileFields(view, choices)}
        isFixed={!useCan('users.update')}
        onSubmit={async (typed, key, version) => {
          await saveProfile(view.id, typed, version, key)
          addToast({ severity: 'success', summary: 'Saved', life: 3000 })
        }}
      />
    </div>
    <div>
      <StaffPhoto view={view} />
      <SignaturePreview of="How their emails end" text={view.signature} />
      <p className="mute">Open cases: {loadText(view.open_cases, view.profile.capacity)}.</p>
    </div>
  </div>
)

const startOf = ({ profile }: ProfileView) => ({
  ...profile,
  supervisor_id: profile.supervisor_id ?? '',
  office: profile.office ?? '',
})
