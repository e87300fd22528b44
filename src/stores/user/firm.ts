import { atom } from 'nanostores'
import { firm } from '#lib/firm'

/** The configuration of the page's host; constant for the document. */
export const $firm = atom(firm)
