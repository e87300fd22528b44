/** Days after which a reconciliation is late, and at the latest has to be signed (SRA Accounts Rule 8.3). */
export const DUE_DAYS = { amber: 28, red: 35 } as const
