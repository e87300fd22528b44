import { followArea } from '#stores/list/following'
import { playNewLeadSound } from './sound.ts'

/** Refreshes at every lead event the person may receive; returns a function that stops. */
export const followLeads = (refresh: () => void) =>
  followArea('leads', refresh, { 'lead.created': playNewLeadSound })
