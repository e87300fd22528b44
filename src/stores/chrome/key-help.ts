import { atom } from 'nanostores'

/** Whether the keyboard help is open. */
export const $isKeyHelpOpen = atom(false)
