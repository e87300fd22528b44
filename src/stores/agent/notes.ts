import { computed, onMount } from 'nanostores'
import { caseNoteApi } from '#domain/conveyance/note/api'
import type { SharedNote } from '#domain/conveyance/note/note'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { $session } from '#stores/user/session'
import { $agentHome } from './home.ts'

const $agent = computed($session, (session) =>
  session?.user.type === 'agent' ? session.user.id : null,
)

/** The notes that the firm shares with the signed-in agent’s agency. */
export const $agentNotes = createFetcherStore<SharedNote[]>(['agent-notes/', $agent], {
  fetcher: () => call(caseNoteApi.shared),
})

// Whatever changes the agent's cases may have been a note.
onMount($agentNotes, () => $agentHome.listen(({ loading }) => loading || $agentNotes.revalidate()))
