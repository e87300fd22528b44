/** The line of somebody’s telephone while there is none, so that no line below moves. */
export const NoContact = () => <span className="staff-contact">&nbsp;</span>
