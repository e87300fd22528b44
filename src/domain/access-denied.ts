/** The toast after a failed permission check; it travels in the address of the redirect. */
export const accessDenied = {
  summary: 'Access denied',
  detail: 'You do not have the required permissions to access the page. Redirected to home.',
} as const
