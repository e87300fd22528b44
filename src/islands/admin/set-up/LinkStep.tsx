import { href } from '#routes'

type Linked = 'agencies' | 'fee-scales' | 'workflows' | 'messages'

type Link = { readonly label: string; readonly to: string }

const steps: Readonly<Record<Linked, Link & { text: string; other?: Link }>> = {
  agencies: {
    text: 'Agencies, their branches and negotiators are who a quote or lead can be introduced by.',
    label: 'Add agencies',
    to: href('admin-agencies', {}),
    other: { label: 'Import agencies from a file', to: href('admin-agencies-import', {}) },
  },
  'fee-scales': {
    text: 'Quotes use the standard prices until you publish your own. A scale begins on a day of your choice.',
    label: 'Write your own prices',
    to: `${href('quotes', {})}?view=prices`,
  },
  workflows: {
    text: 'A new case gets the tasks and milestones of its workflow. The standard ones cover sale, purchase, remortgage and transfer of equity.',
    label: 'See the workflows',
    to: href('admin-workflows', {}),
  },
  messages: {
    text: 'Clients get quotes, codes and news by email and text. Choose how these leave, and send yourself a test.',
    label: 'Set up message delivery',
    to: href('admin-message-delivery', {}),
  },
}

/** A step that has a page of its own. */
export default function LinkStep({ of }: { of: Linked }) {
  const { text, label, to, other } = steps[of]
  return (
    <>
      <p>{text}</p>
      <p className="row wrap">
        <a className="btn" href={to}>
          {label}
        </a>
        {other && (
          <a className="btn" href={other.to}>
            {other.label}
          </a>
        )}
      </p>
    </>
  )
}
