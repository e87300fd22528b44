import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $singleSignOn } from '#stores/user/single-sign-on'
import { LinkedPeople } from './LinkedPeople.tsx'
import { PolicySection } from './PolicySection.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { SecretForm } from './SecretForm.tsx'
import { TestSection } from './TestSection.tsx'

/** The provider that staff sign in with: its settings, a test of it, and who uses it. */
export default function SingleSignOn() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Single sign-on</h1>
        <p className="mute">
          Staff sign in with the account they already have, such as Microsoft Entra ID, Google
          Workspace or Okta.
        </p>
      </header>
      <Loaded
        from={useStore($singleSignOn)}
        skeleton={<Skeleton rows={12} />}
        retry={() => $singleSignOn.revalidate()}
      >
        {(detail) => (
          <div className="admin-form delivery">
            <ProviderForm detail={detail} />
            {detail.settings.provider !== null && (
              <>
                <SecretForm detail={detail} />
                <TestSection detail={detail} />
                <PolicySection detail={detail} />
                <LinkedPeople detail={detail} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}
