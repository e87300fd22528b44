import { followArea } from '#stores/list/following'
import { soundNewLead } from './sound.ts'

/** Calls back when anything happens to a lead, for those who may hear it; gives back what stops it. */
export const followLeads = (again: () => void) =>
  followArea('leads', again, { 'lead.created': soundNewLead })
