/** The records that a role covers, from the narrowest; 'completed' is own records and every completed one. */
export const scopes = ['none', 'own', 'completed', 'team', 'all'] as const

export const scopeNames: Readonly<Record<(typeof scopes)[number], string>> = {
  none: 'none',
  own: 'their own',
  completed: 'their own and completed ones',
  team: 'their team’s',
  all: 'all',
}
