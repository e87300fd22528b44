/** How many scripts are being fetched that the page in view can do without. */
export const unseen = { count: 0 }
