/** The width and height that drawn signatures are measured in. */
export const MARK_WIDTH = 600
export const MARK_HEIGHT = 200
