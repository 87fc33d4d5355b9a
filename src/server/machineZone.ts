/** The time zone this machine is set to: what is proposed to a new client, who may choose another. */
export const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
