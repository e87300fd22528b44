/** Thrown for a file that cannot be read; the message is shown to the user. */
export class BadFile extends Error {}
