/**
 * How far a role reaches into the records of a noun, from the narrowest: none; those on which the person
 * works; those and every completed one; those of the team; all.
 */
export const scopes = ['none', 'own', 'completed', 'team', 'all'] as const

/** 'none', 'theirs' …, as a list or a sentence says it. */
export const scopeNames: Readonly<Record<(typeof scopes)[number], string>> = {
  none: 'none',
  own: 'their own',
  completed: 'their own and completed ones',
  team: 'their team’s',
  all: 'all',
}
