import { atom } from 'nanostores'

/**
 * Whose turn it is to write in the form that is open: one's own; somebody else's, who was here first; or 'taken',
 * which was one's own until somebody took over, and what was typed stays.
 */
export const $turn = atom<'own' | 'theirs' | 'taken'>('own')
