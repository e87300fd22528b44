import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { inboxActs } from '#domain/inbox/acts'
import type { InboxDetail, InboxView } from '#domain/inbox/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { Email } from '#islands/correspondence/Email.tsx'
import { exactInstant } from '#lib/format'
import { setSearch } from '#stores/chrome/route'
import { $inboxDetail } from '#stores/inbox/inbox'
import { inboxSearch } from './address.ts'
import { ItemActions } from './ItemActions.tsx'
import { type ItemForm, ItemForms } from './ItemForms.tsx'

type Props = { view: InboxView; form: ItemForm | null; onForm: (form: ItemForm | null) => void }

/** The email that is open, with what the desk may do about it and what it did. */
export const OpenEmail = ({ view, form, onForm }: Props) => {
  const detail = useStore($inboxDetail)
  const person = useActingPerson()
  return (
    <>
      <button
        type="button"
        className="btn quiet small inbox-back"
        onClick={() => setSearch(inboxSearch(view))}
      >
        All messages
      </button>
      <Loaded
        from={detail}
        skeleton={<Skeleton rows={2} />}
        retry={() => $inboxDetail.revalidate()}
      >
        {({ item, colleagues }) => (
          <>
            <ItemActions item={item} acts={inboxActs(item, person)} onForm={onForm} />
            <ItemForms
              item={item}
              colleagues={colleagues}
              open={form}
              onDone={() => onForm(null)}
            />
          </>
        )}
      </Loaded>
      <Email />
      {detail.data && <History history={detail.data.history} />}
    </>
  )
}

const History = ({ history }: Pick<InboxDetail, 'history'>) =>
  history.length === 0 ? null : (
    <section aria-label="History">
      <h3 className="h3">History</h3>
      <ol className="inbox-history">
        {history.map(({ id, at, by, text }) => (
          <li key={id}>
            {text}{' '}
            <span className="faint">
              {exactInstant(at)}
              {by && `, ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
