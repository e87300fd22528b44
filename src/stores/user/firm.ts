import { atom } from 'nanostores'
import { firm } from '#lib/firm'

/** What the page's host belongs to. It never changes while the document lives. */
export const $firm = atom(firm)
