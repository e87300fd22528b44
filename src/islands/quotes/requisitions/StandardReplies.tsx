import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { replyUses } from '#domain/standard-reply/labels'
import type { StandardReply } from '#domain/standard-reply/standard-reply'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { $standardReplies } from '#stores/standard-reply/replies'
import { EditStandardReply, NewStandardReply } from './StandardReplyForm.tsx'

const parts = () => import('./standard-reply-list.ts')

const page = href('quotes-requisition-replies', {})
const hrefOf = ({ id }: StandardReply) => `${page}?tab=standard&reply=${id}`

/** The id of the reply that the address names; 'new' for a new one. */
const openIn = (search: string) => new URLSearchParams(search).get('reply')

const show = (reply: string | null) => {
  const search = new URLSearchParams(location.search)
  if (reply === null) search.delete('reply')
  else search.set('reply', reply)
  setSearch(`?${search}`)
}

/** The firm's own replies to what is often asked. */
export default function StandardReplies() {
  const from = useStore($standardReplies)
  const open = openIn(useStore($route).search)
  return (
    <>
      <Head />
      <ListPage
        label="Standard replies"
        noun="standard reply"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $standardReplies.revalidate()}
        columns={columns}
        keyOf={(it) => it.id}
        hrefOf={hrefOf}
        card={(it) => <Card reply={it} />}
        parts={parts}
        nothing={
          <Empty title="No standard replies yet">
            <p>Write a reply once, and put it into the answers to enquiries and requisitions.</p>
          </Empty>
        }
      />
      <ReplyDialog open={open} reply={from.data?.find(({ id }) => id === open)} />
    </>
  )
}

const Head = () => (
  <p className="row between wrap">
    <span className="mute">
      Whoever answers puts one into the form and checks it. Nothing is sent by itself.
    </span>
    <HeadAct can="requisition-replies.update">
      <button type="button" className="btn main" onClick={() => show('new')}>
        <Icon name="plus" /> New standard reply
      </button>
    </HeadAct>
  </p>
)

type DialogProps = { open: string | null; reply: StandardReply | undefined }

const close = () => show(null)

const ReplyDialog = ({ open, reply }: DialogProps) => (
  <Dialog
    title={open === 'new' ? 'New standard reply' : 'Standard reply'}
    open={open === 'new' || reply !== undefined}
    onClose={close}
    wide
  >
    {open === 'new' && <NewStandardReply onDone={close} />}
    {reply && <EditStandardReply key={reply.id} reply={reply} onDone={close} />}
  </Dialog>
)

const columns: Column<StandardReply>[] = [
  {
    key: 'title',
    head: 'Title',
    width: '24%',
    cell: ({ content }) => <b className="med">{content.title}</b>,
  },
  { key: 'text', head: 'Reply', cell: ({ content }) => content.text },
  {
    key: 'use',
    head: 'For',
    width: 220,
    className: 'mute',
    cell: ({ content }) =>
      [replyUses[content.use], content.classification].filter(Boolean).join(', '),
  },
]

const Card = ({ reply: { content } }: { reply: StandardReply }) => (
  <>
    <span className="row between">
      <b className="strong cut">{content.title}</b>
      <span className="ref">{content.classification}</span>
    </span>
    <span className="mute">{content.text}</span>
  </>
)
