import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $leadDesk } from '#stores/lead/desk'

/** Where leads come in, for whoever connects the firm's site and its mail. */
export default function LeadEntrances() {
  const desk = useStore($leadDesk)
  return (
    <Loaded from={desk} skeleton={<Skeleton rows={5} />} retry={() => $leadDesk.revalidate()}>
      {({ form_address, mail_address }) => (
        <dl className="lead-doors">
          <dt>On your own site</dt>
          <dd>
            Link to <a href={form_address}>{form_address}</a>, or show it in a frame:
            <code>{`<iframe src="${form_address}" title="Ask for a quote"></iframe>`}</code>
            The address of the site has to be entered with the firm first.
          </dd>
          <dt>By email</dt>
          <dd>
            A mail service passes messages on to <code>{mail_address}</code> with its signature.
            Without one, paste an email here.
          </dd>
          <dt>From agents</dt>
          <dd>They introduce clients from their own home page.</dd>
        </dl>
      )}
    </Loaded>
  )
}
