/** What every token begins with; the user name follows. */
export const TOKEN = 'token-of-'
