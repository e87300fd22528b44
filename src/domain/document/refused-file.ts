/** Thrown by whoever sends a file that is refused for good; its message says why. */
export class RefusedFileError extends Error {}
