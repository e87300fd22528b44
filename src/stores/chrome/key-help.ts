import { atom } from 'nanostores'

/** Whether the list of keys is in view. */
export const $isKeyHelpOpen = atom(false)
