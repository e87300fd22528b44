import type {
  GraphConnection,
  ImapConnection,
  MailConnection,
  MailSource,
} from '#tenant/mailbox/source'

type Work<Of, Given extends readonly unknown[], T> = (of: Of, ...given: Given) => Promise<T>

const routed =
  <Given extends readonly unknown[], T>(
    graph: Work<GraphConnection, Given, T>,
    imap: Work<ImapConnection, Given, T>,
  ): Work<MailConnection, Given, T> =>
  (of, ...given) =>
    of.kind === 'imap' ? imap(of, ...given) : graph(of, ...given)

/** Mailboxes of each kind behind one port. */
export const mailSourcesOf = (
  graph: MailSource<GraphConnection>,
  imap: MailSource<ImapConnection>,
): MailSource => ({
  folders: routed(graph.folders, imap.folders),
  unchanged: routed(graph.unchanged, imap.unchanged),
  changes: routed(graph.changes, imap.changes),
  envelope: routed(graph.envelope, imap.envelope),
  read: routed(graph.read, imap.read),
  subscribe: routed(graph.subscribe, imap.subscribe),
  renew: routed(graph.renew, imap.renew),
  unsubscribe: routed(graph.unsubscribe, imap.unsubscribe),
})
