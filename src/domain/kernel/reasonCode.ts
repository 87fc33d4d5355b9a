/** The one mapping from a rule's reason to the code in the API's error: `lastAdmin` becomes `last_admin`. */
export const codeOf = (reason: string): string => reason.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
