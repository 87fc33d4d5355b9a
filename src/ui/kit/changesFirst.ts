/** Why something waits while a form is open beside it. */
export const changesFirst = 'Save or cancel your changes first.'
