import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { LinkEntry, linkDays } from '#domain/enquiry/link/bodies'
import { type EnquiryLinkView, linkStateOf } from '#domain/enquiry/link/link'
import { dateWithYear, dayOf, pluralise, today } from '#lib/format'
import { $conveyance } from '#stores/conveyance/conveyance'
import { $enquiryLinks, createEnquiryLink, withdrawEnquiryLink } from '#stores/enquiry/links'
import { useSubmit } from './use-submit.ts'

const LinkValues = z.object({
  firm: LinkEntry.shape.firm,
  days: z.enum(['14', '30', '90'], 'Choose how long it works.'),
})

const fields: readonly FormField[] = [
  { name: 'firm', label: 'Firm that gets the link', kind: 'text', width: 'w6' },
  {
    name: 'days',
    label: 'Works for',
    kind: 'choice',
    width: 'w6',
    options: linkDays.map((days) => ({ value: String(days), label: `${days} days` })),
  },
]

/** The links by which the other side’s lawyer sees, answers and accepts the enquiries. */
export default function OtherSideLinks() {
  const [url, setUrl] = useState<string | null>(null)
  const otherSide = useStore($conveyance).data?.conveyance.other_side
  return (
    <>
      <p className="mute">
        Whoever has the link sees the enquiries and replies that were sent, and can reply or accept.
        A reply appears once it is sent or recorded as sent. They need no account. Every view and
        every answer is in the history.
      </p>
      {url !== null && <NewLink url={url} />}
      <SchemaForm
        schema={LinkValues}
        of="enquiry link"
        start={{ firm: otherSide?.firm ?? '', days: '30' }}
        fields={fields}
        submit="Create a link"
        onSubmit={async ({ firm, days }, key) => {
          const chosen = linkDays.find((it) => String(it) === days) ?? 30
          setUrl(await createEnquiryLink({ firm, days: chosen }, key))
        }}
      />
      <Loaded
        from={useStore($enquiryLinks)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $enquiryLinks.revalidate()}
      >
        {(links) => <Links links={links} />}
      </Loaded>
    </>
  )
}

const NewLink = ({ url }: { url: string }) => {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="new-link" role="status">
      <label className="field">
        <span className="lab">Copy this link now. It is not shown again.</span>
        <input className="input" readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="btn"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy link'}
      </button>
    </div>
  )
}

const Links = ({ links }: { links: readonly EnquiryLinkView[] }) =>
  links.length === 0 ? null : (
    <ul className="link-list">
      {links.map((link) => (
        <LinkLine key={link.id} link={link} />
      ))}
    </ul>
  )

const stateText = (link: EnquiryLinkView) => {
  const state = linkStateOf(link, today())
  if (state === 'withdrawn') return 'Withdrawn'
  const day = dateWithYear(link.last_day)
  return state === 'expired' ? `Expired after ${day}` : `Works until ${day}`
}

const viewText = ({ views, last_viewed_at }: EnquiryLinkView) =>
  last_viewed_at === null
    ? 'not opened yet'
    : `opened ${pluralise(views, 'time')}, last ${dateWithYear(dayOf(last_viewed_at))}`

const LinkLine = ({ link }: { link: EnquiryLinkView }) => {
  const { fault, isBusy, submit } = useSubmit()
  return (
    <li className="row between wrap">
      <span>
        <b className="med">{link.firm}</b>{' '}
        <small className="evidence">
          {stateText(link)}, {viewText(link)}
        </small>
        {fault && (
          <span className="fault" role="alert">
            {fault}
          </span>
        )}
      </span>
      {linkStateOf(link, today()) === 'open' && (
        <ActButton isBusy={isBusy} onPress={() => void submit(() => withdrawEnquiryLink(link))}>
          Withdraw
        </ActButton>
      )}
    </li>
  )
}
