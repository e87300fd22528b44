import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $webhooks } from '#stores/webhook/webhooks'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookKey } from './WebhookKey.tsx'

/** The systems that rules may call, and the key that signs the calls. */
export default function WebhooksPage() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Webhooks</h1>
        <p className="mute">
          A rule can tell another system that something happened in a case. It sends the case’s
          reference, type, status and stage as JSON, and nothing about a person. A call that fails
          is tried again for about five hours.
        </p>
      </header>
      <Loaded
        from={useStore($webhooks)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $webhooks.revalidate()}
      >
        {(webhooks) => (
          <div className="admin-form delivery">
            <WebhookForm webhooks={webhooks} />
            <WebhookKey webhooks={webhooks} />
          </div>
        )}
      </Loaded>
    </>
  )
}
