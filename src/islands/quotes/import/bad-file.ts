/** A file that cannot be read, in words for whoever chose it. */
export class BadFile extends Error {}
