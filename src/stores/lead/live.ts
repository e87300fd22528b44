import { followArea } from '#stores/list/following'
import { soundNewLead } from './sound.ts'

/** Refreshes at every lead event the person may receive; returns a function that stops. */
export const followLeads = (again: () => void) =>
  followArea('leads', again, { 'lead.created': soundNewLead })
