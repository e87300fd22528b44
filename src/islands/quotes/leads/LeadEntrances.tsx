import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $leadDesk } from '#stores/lead/desk'

/** How to connect the firm's website and mail so that leads arrive. */
export default function LeadEntrances() {
  const desk = useStore($leadDesk)
  return (
    <Loaded from={desk} skeleton={<Skeleton rows={5} />} retry={() => $leadDesk.revalidate()}>
      {({ form_address, mail_address }) => (
        <dl className="lead-doors">
          <dt>On your website</dt>
          <dd>
            Link to <a href={form_address}>{form_address}</a>, or show it in a frame:
            <code>{`<iframe src="${form_address}" title="Ask for a quote"></iframe>`}</code>
            The website’s address must be set up for the firm first.
          </dd>
          <dt>By email</dt>
          <dd>
            A mail service forwards messages to <code>{mail_address}</code> with its signature.
            Without one, paste an email here.
          </dd>
          <dt>From agents</dt>
          <dd>They introduce clients from their own home page.</dd>
        </dl>
      )}
    </Loaded>
  )
}
