import { useStore } from '@nanostores/react'
import type { DraftWay, MessageDraft } from '#domain/message-draft/draft'
import { shortInstant } from '#lib/format'
import { $drafts } from '#stores/message-draft/drafts'
import type { EmailRecord } from '#stores/tracked-email/record'
import { emailHref } from '../address.ts'
import type { Way, Writing } from './ways.ts'

const names: Readonly<Record<DraftWay, string>> = {
  email: 'Email',
  reply: 'Reply',
  'reply-all': 'Reply to all',
  forward: 'Forward',
  whatsapp: 'WhatsApp message',
  sms: 'Text message',
  portal: 'Portal message',
  letter: 'Letter',
}

const ways: Readonly<Partial<Record<DraftWay, Way>>> = {
  email: 'email',
  whatsapp: 'whatsapp',
  sms: 'sms',
  portal: 'portal',
  letter: 'letter',
}

type Props = {
  record: EmailRecord
  /** The way that is open, whose draft stands in its form. */
  open: Way | null
  onResume: (writing: Writing) => void
}

/** One's own drafts about the record, to go on with. */
export const Drafts = ({ record, open, onResume }: Props) => {
  const { data = [] } = useStore($drafts)
  const waiting = data.filter(({ way }) => open === null || ways[way] !== open)
  if (waiting.length === 0) return null
  return (
    <section className="email-box" aria-label="Your drafts">
      <h2 className="h3">Your drafts</h2>
      <ul>
        {waiting.map((draft) => (
          <li key={draft.id}>
            <div>
              <b>{names[draft.way]}</b>{' '}
              <span className="faint">{shortInstant(draft.saved_at)}</span>
              <p>{beginningOf(draft)}</p>
            </div>
            <Resume draft={draft} record={record} onResume={onResume} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_SHOWN = 120

const beginningOf = ({ values }: MessageDraft) =>
  [values['subject'], values['text']]
    .filter((it) => typeof it === 'string' && it !== '')
    .join(': ')
    .slice(0, MOST_SHOWN) || 'No text yet'

type ResumeProps = Omit<Props, 'open'> & { draft: MessageDraft }

const Resume = ({ draft: { way, email_id }, record, onResume }: ResumeProps) => {
  const at = ways[way]
  if (at !== undefined)
    return (
      <button type="button" className="btn" onClick={() => onResume({ way: at })}>
        Continue
      </button>
    )
  return (
    <a className="btn" href={emailHref(record, email_id ?? '', way)}>
      Continue
    </a>
  )
}
